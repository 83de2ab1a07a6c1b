type Attributes = Record<string, string>
type Box = { left: number; top: number; width: number; height: number }

const ELEMENT = /<(rect|circle|ellipse|path|text)\b([^>]*?)\/?>([^<]*)/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/**
 * Draws one of our floor plans: rectangles, circles, ellipses, paths and text, as large as the box allows and
 * in its middle. @returns the height that it took, in points
 */
export function drawInto(doc: PDFKit.PDFDocument, svg: string, box: Box): number {
  const [, , width = 1, height = 1] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const ink = /^<svg[^>]*\bfill="(#\w+)"/.exec(svg)?.[1] ?? '#000000'
  const scale = Math.min(box.width / width, box.height / height)
  doc.save()
  doc.translate(box.left + (box.width - width * scale) / 2, box.top).scale(scale)
  for (const [, name = '', attributes = '', text = ''] of svg.matchAll(ELEMENT)) {
    const given = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    )
    if (name === 'text') letter(doc, given, text, ink)
    else paint(outline(doc, name, given), given, ink)
  }
  doc.restore()
  return height * scale
}

function outline(doc: PDFKit.PDFDocument, name: string, given: Attributes): PDFKit.PDFDocument {
  if (name === 'path') return doc.path(given.d ?? '')
  if (name === 'circle') return doc.circle(number(given.cx), number(given.cy), number(given.r))
  if (name === 'ellipse')
    return doc.ellipse(number(given.cx), number(given.cy), number(given.rx), number(given.ry))
  const [x, y, w, h] = [number(given.x), number(given.y), number(given.width), number(given.height)]
  return given.rx ? doc.roundedRect(x, y, w, h, number(given.rx)) : doc.rect(x, y, w, h)
}

function paint(doc: PDFKit.PDFDocument, { fill, stroke, ...rest }: Attributes, ink: string): void {
  doc.lineWidth(number(rest['stroke-width'], 1))
  const dashes = rest['stroke-dasharray']?.split(/[ ,]+/).map(Number)
  if (dashes) doc.dash(dashes as unknown as number, {})
  else doc.undash()
  if (fill === 'none') doc.stroke(stroke ?? ink)
  else if (stroke) doc.fillAndStroke(fill ?? ink, stroke)
  else doc.fill(fill ?? ink)
}

function letter(doc: PDFKit.PDFDocument, given: Attributes, text: string, ink: string): void {
  const [x, y, size] = [number(given.x), number(given.y), number(given['font-size'], 12)]
  const words = text.replaceAll('&amp;', '&')
  doc
    .font('text')
    .fontSize(size)
    .fillColor(given.fill ?? ink)
  const start = given['text-anchor'] === 'middle' ? x - doc.widthOfString(words) / 2 : x
  doc.save()
  // Some text runs upward.
  if (given.transform) doc.rotate(-90, { origin: [x, y] })
  doc.text(words, start, y, { lineBreak: false, baseline: 'alphabetic' })
  doc.restore()
}

const number = (value: string | undefined, otherwise = 0) => (value === undefined ? otherwise : Number(value))
