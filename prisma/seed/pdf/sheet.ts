import { type Jpeg, PAGE, pdfDocument } from '@/prisma/seed/pdf/document'
import { color, drawingOperators } from '@/prisma/seed/pdf/drawing'
import { literal, type Typeface, widthOf, wrap } from '@/prisma/seed/pdf/typeface'

const MARGIN = 56
const WIDTH = PAGE.width - 2 * MARGIN
const FOOT = 66

const INK = color('#12322b')
const COPPER = color('#7c3711')
const LINE = color('#d8cbaf')

type Style = { size: number; leading: number; face: Typeface; paint: string; before: number }

const STYLES = {
  title: { size: 30, leading: 35, face: 'bold', paint: INK, before: 0 },
  heading: { size: 18, leading: 23, face: 'bold', paint: COPPER, before: 22 },
  subheading: { size: 14.5, leading: 20, face: 'bold', paint: INK, before: 14 },
  body: { size: 13, leading: 19.5, face: 'regular', paint: INK, before: 8 },
  item: { size: 13, leading: 18, face: 'regular', paint: INK, before: 3 },
} as const satisfies Record<string, Style>

export type Sheet = ReturnType<typeof createSheet>

/** A page that fills from top to bottom, in large type. */
export function createSheet(title: string, footer: string) {
  const pages: string[][] = []
  const pictures: Jpeg[] = []
  let top = 0

  const draw = (operators: string) => pages.at(-1)?.push(operators)
  const addPage = () => {
    pages.push([])
    top = PAGE.height - MARGIN
  }
  /** Starts a new page unless this many points are left. */
  const ensureSpace = (points: number) => {
    if (top - points < FOOT) addPage()
  }
  const line = (text: string, { size, face, paint }: Style, x: number) =>
    draw(`BT ${paint} rg /F${face === 'bold' ? 1 : 0} ${size} Tf ${x} ${top} Td ${literal(text)} Tj ET`)

  const write = (text: string, style: Style, { indent = 0, keep = 0, mark = '' } = {}) => {
    top -= style.before
    ensureSpace(style.leading + keep)
    for (const [at, words] of wrap(text, style.face, style.size, WIDTH - indent).entries()) {
      ensureSpace(style.leading)
      top -= style.leading
      if (at === 0 && mark) line(mark, style, MARGIN + 4)
      line(words, style, MARGIN + indent)
    }
  }

  addPage()
  write(title, STYLES.title)

  return {
    // Keeps a heading together with the text after it.
    heading: (text: string) => write(text, STYLES.heading, { keep: 48 }),
    subheading: (text: string) => write(text, STYLES.subheading, { keep: 24 }),
    paragraph: (text: string) => write(text, STYLES.body),

    bullet: (text: string, mark = '•') => write(text, STYLES.item, { indent: 24, mark }),

    /** Label left, value right, a hairline below. */
    row(label: string, value: string) {
      ensureSpace(26)
      top -= 25
      line(label, STYLES.body, MARGIN)
      line(value, STYLES.body, MARGIN + WIDTH - widthOf(value, 'regular', STYLES.body.size))
      draw(`q ${LINE} RG 0.75 w ${MARGIN} ${top - 7} m ${MARGIN + WIDTH} ${top - 7} l S Q`)
    },

    picture(jpeg: Jpeg) {
      const height = (WIDTH * jpeg.height) / jpeg.width
      ensureSpace(height + 16)
      top -= height + 16
      draw(`q ${WIDTH} 0 0 ${height} ${MARGIN} ${top} cm /P${pictures.push(jpeg) - 1} Do Q`)
    },

    /** A floor plan, as large as fits. */
    drawing(svg: string) {
      const { operators, width, height } = drawingOperators(svg)
      const scale = Math.min(WIDTH / width, 250 / height)
      ensureSpace(height * scale + 16)
      top -= 16
      const left = MARGIN + (WIDTH - width * scale) / 2
      draw(`q ${scale} 0 0 ${-scale} ${left} ${top} cm ${operators} Q`)
      top -= height * scale
    },

    finish(): Buffer {
      const foot: Style = { ...STYLES.body, size: 11 }
      const finished = pages.map((operators, at) => {
        const number = `${at + 1} / ${pages.length}`
        const right = MARGIN + WIDTH - widthOf(number, 'regular', foot.size)
        const text = (words: string, x: number) =>
          `BT ${INK} rg /F0 ${foot.size} Tf ${x} 44 Td ${literal(words)} Tj ET`
        return [...operators, text(footer, MARGIN), text(number, right)].join('\n')
      })
      return pdfDocument(title, finished, pictures)
    },
  }
}
