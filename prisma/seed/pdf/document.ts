/** US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const

export type Jpeg = { data: Buffer; width: number; height: number }

/**
 * Assembles pages into a PDF file.
 * @param pages drawing operators of each page, one character per byte
 * @param pictures drawn with `/P0 Do`, `/P1 Do` …
 */
export function pdfDocument(title: string, pages: string[], pictures: Jpeg[]): Buffer {
  const objects: Buffer[] = []
  const add = (body: string, stream?: Buffer): number => {
    const head = stream ? body.replace('>>', ` /Length ${stream.length} >>\nstream\n`) : body
    objects.push(Buffer.concat([latin(head), stream ?? latin(''), latin(stream ? '\nendstream' : '')]))
    return objects.length
  }

  // Reserve the ids of catalog and page tree, because objects below refer to them.
  add('')
  add('')
  const regular = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const bold = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  const images = pictures.map(({ data, width, height }, at) => {
    const shape = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
    return `/P${at} ${add(`<< /Type /XObject /Subtype /Image ${shape} /Filter /DCTDecode >>`, data)} 0 R`
  })
  const resources = `<< /Font << /F0 ${regular} 0 R /F1 ${bold} 0 R >> /XObject << ${images.join(' ')} >> >>`
  const kids = pages.map((operators) => {
    const content = add('<< >>', latin(operators))
    const box = `/MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`
    return `${add(`<< /Type /Page /Parent 2 0 R ${box} /Resources ${resources} /Contents ${content} 0 R >>`)} 0 R`
  })
  const info = add(`<< /Title ${unicode(title)} /Producer ${unicode('Evergrove Senior Living')} >>`)
  objects[0] = latin(
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
  )
  objects[1] = latin(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  return file(objects, info)
}

/** Header, numbered objects, and the xref table of byte offsets. */
function file(objects: Buffer[], info: number): Buffer {
  const parts = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  let at = parts[0]?.length ?? 0
  const offsets = objects.map((body, index) => {
    const object = Buffer.concat([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')])
    const offset = at
    parts.push(object)
    at += object.length
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  parts.push(latin(`xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`))
  parts.push(latin(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Document properties are UTF-16, so titles keep all characters. */
function unicode(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}
