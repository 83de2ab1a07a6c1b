export type Typeface = 'regular' | 'bold'

/** Advance widths of Helvetica in thousandths of an em, from space to tilde (Adobe's font metrics). */
const WIDTHS: Record<Typeface, number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
}

/** Widths beyond ASCII, and WinAnsi codes where they differ from Latin-1. */
const NON_ASCII: Record<string, { code?: number; width: number }> = {
  '’': { code: 0x92, width: 222 },
  '‘': { code: 0x91, width: 222 },
  '“': { code: 0x93, width: 333 },
  '”': { code: 0x94, width: 333 },
  '–': { code: 0x96, width: 556 },
  '—': { code: 0x97, width: 1000 },
  '…': { code: 0x85, width: 1000 },
  '•': { code: 0x95, width: 350 },
  '·': { width: 278 },
  '×': { width: 584 },
  '½': { width: 834 },
}

/** Width of a text in points. */
export function widthOf(text: string, face: Typeface, size: number): number {
  const thousandths = [...text].reduce((sum, character) => {
    const ascii = WIDTHS[face][(character.codePointAt(0) ?? 0) - 32]
    return sum + (ascii ?? NON_ASCII[character]?.width ?? 556)
  }, 0)
  return (thousandths * size) / 1000
}

/** A text as a PDF string literal in WinAnsi; unsupported characters become question marks. */
export function literal(text: string): string {
  const bytes = [...text].map((character) => {
    const code = NON_ASCII[character]?.code ?? character.codePointAt(0) ?? 0
    return code < 256 ? String.fromCharCode(code) : '?'
  })
  return `(${bytes.join('').replaceAll(/[\\()]/g, '\\$&')})`
}

/** Breaks a text into lines of at most `width` points. */
export function wrap(text: string, face: Typeface, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, face, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}
