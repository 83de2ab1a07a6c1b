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

type DocumentParts = {
  /** Drawing commands of the page. */
  content: string
  language: string | null
  isTagged: boolean
  title: string | null
  /** Description of its one picture; null without a description. */
  alt: string | null
  /** Goes into the trailer. */
  trailer: string
  /** Objects beside the others, from number 20. */
  objects: string
}

/** A document of one page with a picture; without `parts` everyone can read it. */
export function documentWith(parts: Partial<DocumentParts> = {}): Buffer {
  const { content, language, isTagged, title, alt, trailer, objects }: DocumentParts = {
    content: 'BT /F1 12 Tf (The garden opens in May) Tj ET /Im1 Do',
    language: 'en-US',
    isTagged: true,
    title: 'May newsletter',
    alt: 'Residents plant tomatoes',
    trailer: '',
    objects: '',
    ...parts,
  }
  const packed = deflateSync(Buffer.from(content)).toString('latin1')
  const tags = isTagged ? '/MarkInfo<</Marked true>>/StructTreeRoot 7 0 R' : ''
  const text = [
    '%PDF-1.7',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${language === null ? '' : `/Lang(${language})`}${tags}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</XObject<</Im1 5 0 R>>>>>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj',
    `4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj`,
    '5 0 obj<</Type/XObject/Subtype/Image/Width 1/Height 1/Length 1>>stream\nx\nendstream endobj',
    `6 0 obj<<${title === null ? '' : `/Title(${title})`}>>endobj`,
    '7 0 obj<</Type/StructTreeRoot/K[8 0 R]/RoleMap<</Photo/Figure>>>>endobj',
    '8 0 obj<</S/Document/P 7 0 R/K[9 0 R 10 0 R]>>endobj',
    '9 0 obj<</S/P/P 8 0 R/K 0>>endobj',
    `10 0 obj<</S/Photo/P 8 0 R/K 1${alt === null ? '' : `/Alt(${alt})`}>>endobj`,
    objects,
    `trailer<</Root 1 0 R/Info 6 0 R${trailer}>>`,
    'startxref\n0\n%%EOF\n',
  ].join('\n')
  return Buffer.from(text, 'latin1')
}
