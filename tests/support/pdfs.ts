import { deflateSync } from 'node:zlib'

const TREE = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
const ONE_PAGE = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n'

/** A PDF of one page with objects of its own. */
export function pdfWith(objects: string, before = ''): Buffer {
  const text = `${before}%PDF-1.7\n${TREE}${ONE_PAGE}${objects}\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Objects packed as newer PDFs pack all of theirs. */
export function objectStream(objects: string, more = ''): string {
  const data = deflateSync(Buffer.from(objects)).toString('latin1')
  return `9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode${more}/Length ${data.length}>>stream\n${data}\nendstream endobj`
}

/** A valid PDF of a given size with its own text. */
export function somePdf(words: string, bytes = 4_000): Buffer {
  return pdfWith(`% ${words}\n${'% a quiet page\n'.repeat(Math.ceil(bytes / 15))}`)
}
