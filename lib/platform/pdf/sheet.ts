import 'server-only'
import PDFDocument from 'pdfkit'
import { drawInto } from '@/lib/platform/pdf/drawing'
import { type Face, faceFor, readFaces } from '@/lib/platform/pdf/faces'

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 } as const
const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
const FOOT = 66
const FOOTER_TOP = PAGE.height - 54
const FOOTER_SIZE = 11
const DRAWING_HEIGHT = 250

const INK = '#12322b'
const COPPER = '#7c3711'
const LINE = '#d8cbaf'

/** A fixed date: a document whose content has not changed stays the same file, byte for byte. */
const CREATED_AT = new Date('2026-11-01T00:00:00Z')

type Style = { tag: string; size: number; leading: number; face: Face; color: string; before: number }

const STYLES = {
  title: { tag: 'H1', size: 30, leading: 35, face: 'heading', color: INK, before: 0 },
  heading: { tag: 'H2', size: 19, leading: 24, face: 'heading', color: COPPER, before: 22 },
  subheading: { tag: 'H3', size: 15.5, leading: 21, face: 'heading', color: INK, before: 14 },
  body: { tag: 'P', size: 13, leading: 19.5, face: 'text', color: INK, before: 8 },
  item: { tag: 'LBody', size: 13, leading: 18, face: 'text', color: INK, before: 3 },
} as const satisfies Record<string, Style>

/** For one sheet of figures. */
const COMPACT = {
  title: { ...STYLES.title, size: 17, leading: 21 },
  heading: { ...STYLES.heading, size: 12, leading: 15, before: 8 },
  subheading: { ...STYLES.subheading, size: 11, leading: 14, before: 6 },
  body: { ...STYLES.body, size: 10, leading: 13, before: 4 },
  item: { ...STYLES.item, size: 10, leading: 13, before: 2 },
} as const satisfies Record<keyof typeof STYLES, Style>

/** Of a table with several columns: the size of its letters, the height of its rows, and its first column. */
const TABLE = { size: 9, row: 12, first: 0.3 }

type Jpeg = { data: Buffer; width: number; height: number }

export type Sheet = Awaited<ReturnType<typeof createSheet>>

type Element = PDFKit.PDFStructureElement

type Options = {
  footer: string
  producer: string
  /** For a document whose figures are of a moment. */
  createdAt?: Date
  /** Small type, for a table of figures on one page. */
  isCompact?: boolean
}

/**
 * A tagged PDF (PDF/UA) whose pages fill from top to bottom, in large type unless it is compact. `footer` is
 * below each page, `producer` the company in the file's information.
 */
export async function createSheet(
  title: string,
  { footer, producer, createdAt = CREATED_AT, isCompact = false }: Options,
) {
  const faces = await readFaces()
  const styles = isCompact ? COMPACT : STYLES
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: MARGIN, bottom: FOOT, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // The types know the archive formats only.
    subset: 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // Otherwise pdfkit begins with a standard font, which is not embedded.
    font: faces.text as unknown as string,
    info: { Title: title, Producer: producer, CreationDate: createdAt },
  })
  const bytes: Buffer[] = []
  doc.on('data', (piece: Buffer) => bytes.push(piece))
  doc.registerFont('text', faces.text)
  doc.registerFont('heading', faces.heading)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let top = MARGIN
  /** The list or table that the next item or row joins. */
  let open: { tag: 'L' | 'Table'; element: Element } | null = null

  const set = ({ size, face, color }: Style, text = '') =>
    doc.font(faceFor(text, face)).fontSize(size).fillColor(color)

  const optionsOf = (text: string, style: Style, width: number) => ({
    width,
    lineGap: style.leading - set(style, text).currentLineHeight(true),
  })

  /** Starts a new page unless this many points are left. */
  const ensureSpace = (points: number) => {
    if (top + points <= PAGE.height - FOOT) return
    doc.addPage()
    top = MARGIN
  }

  const close = () => {
    open?.element.end()
    open = null
  }

  const join = (tag: 'L' | 'Table'): Element => {
    if (open?.tag === tag) return open.element
    close()
    const element = doc.struct(tag)
    root.add(element)
    open = { tag, element }
    return element
  }

  /** Adds an element whose content is drawn at once. */
  const add = (parent: Element, tag: string, draw: () => void, alt?: string) => {
    const element = doc.struct(tag, alt ? { alt } : {}, [draw])
    parent.add(element)
    element.end()
  }

  const write = (text: string, style: Style, keep = 0) => {
    close()
    top += style.before
    const options = optionsOf(text, style, WIDTH)
    ensureSpace(Math.min(doc.heightOfString(text, options), 3 * style.leading) + keep)
    add(root, style.tag, () => set(style, text).text(text, MARGIN, top, options))
    top = doc.y
  }

  /** A hairline across the page. */
  const line = (width: number) => {
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top)
      .lineWidth(width)
      .stroke(LINE)
    doc.endMarkedContent()
  }

  /** Draws one cell: the first column to the left, figures to the right. */
  const cell = (text: string, column: number, columns: number, isHeading: boolean) => {
    doc
      .font('text')
      .fontSize(TABLE.size)
      .fillColor(isHeading ? COPPER : INK)
    const first = WIDTH * TABLE.first
    if (column === 0) {
      doc.text(shortened(doc, text, first - 6), MARGIN, top + 2, { lineBreak: false })
      return
    }
    const right = MARGIN + first + ((WIDTH - first) / (columns - 1)) * column
    doc.text(text, right - doc.widthOfString(text), top + 2, { lineBreak: false })
  }

  write(title, styles.title)

  return {
    // Keeps a heading together with the text after it.
    heading: (text: string) => write(text, styles.heading, 48),
    subheading: (text: string) => write(text, styles.subheading, 24),
    paragraph: (text: string) => write(text, styles.body),

    /** An entry of a list. `indent` leaves room for a mark such as a time. */
    bullet(text: string, mark = '•', indent = 24) {
      const style = styles.item
      const list = join('L')
      top += style.before
      const options = optionsOf(text, style, WIDTH - indent)
      ensureSpace(doc.heightOfString(text, options))
      const item = doc.struct('LI')
      list.add(item)
      add(item, 'Lbl', () => set(style).text(mark, MARGIN + 4, top, { lineBreak: false }))
      add(item, 'LBody', () => set(style).text(text, MARGIN + indent, top, options))
      item.end()
      top = doc.y
    },

    /** Label left, value right, a hairline below. */
    row(label: string, value: string) {
      ensureSpace(26)
      const row = doc.struct('TR')
      join('Table').add(row)
      const baseline = top + 6
      add(row, 'TH', () => set(STYLES.body).text(label, MARGIN, baseline, { lineBreak: false }))
      add(row, 'TD', () => {
        const left = MARGIN + WIDTH - set(STYLES.body).widthOfString(value)
        doc.text(value, left, baseline, { lineBreak: false })
      })
      row.end()
      top += 25
      line(0.75)
    },

    /** Columns of equal width after a wider first one; only the first is cut when it is too long. */
    table(headings: string[], rows: string[][]) {
      close()
      top += 3
      const table = join('Table')
      for (const [at, cells] of [headings, ...rows].entries()) {
        ensureSpace(TABLE.row)
        const row = doc.struct('TR')
        table.add(row)
        for (const [column, text] of cells.entries())
          add(row, at === 0 || column === 0 ? 'TH' : 'TD', () => cell(text, column, cells.length, at === 0))
        row.end()
        top += TABLE.row
        line(at === 0 ? 0.75 : 0.4)
      }
    },

    picture(jpeg: Jpeg, alt: string) {
      close()
      const height = (WIDTH * jpeg.height) / jpeg.width
      ensureSpace(height + 16)
      top += 16
      add(root, 'Figure', () => doc.image(jpeg.data, MARGIN, top, { width: WIDTH }), alt)
      top += height
    },

    /** A floor plan, as large as fits. */
    drawing(svg: string, alt: string) {
      close()
      ensureSpace(DRAWING_HEIGHT + 16)
      top += 16
      let height = 0
      add(
        root,
        'Figure',
        () => {
          height = drawInto(doc, svg, { left: MARGIN, top, width: WIDTH, height: DRAWING_HEIGHT })
        },
        alt,
      )
      top += height
    },

    finish(): Promise<Buffer> {
      close()
      const { count } = doc.bufferedPageRange()
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(at)
        // Below the margin, a text would begin a page of its own.
        doc.page.margins.bottom = 0
        doc.markContent('Artifact', { type: 'Pagination' })
        const number = `${at + 1} / ${count}`
        doc.font('text').fontSize(FOOTER_SIZE).fillColor(INK)
        doc.text(footer, MARGIN, FOOTER_TOP, { lineBreak: false })
        doc.text(number, MARGIN + WIDTH - doc.widthOfString(number), FOOTER_TOP, { lineBreak: false })
        doc.endMarkedContent()
      }
      root.end()
      return new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(bytes)))
        doc.on('error', reject)
        doc.end()
      })
    },
  }
}

/** The text, cut with an ellipsis where it is wider. */
function shortened(doc: PDFKit.PDFDocument, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && doc.widthOfString(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
