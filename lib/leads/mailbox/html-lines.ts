import { Parser } from 'htmlparser2'

const BLOCKS = new Set(
  (
    'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section table tbody tfoot thead tr ul'
  ).split(' '),
)
const CELLS = new Set(['td', 'th'])
const BOLD = new Set(['b', 'strong', 'label'])
const INLINE = new Set([...BOLD, 'span', 'font', 'em', 'i', 'u', 'big', 'small'])
const UNREAD = new Set(['script', 'style', 'head', 'title', 'noscript', 'template', 'svg'])
const SHOWN_AS_BLOCK = /(?:^|;)\s*display\s*:\s*(?:block|table(?!-cell)|flex|grid|list-item)/i

/** Pictures within the markup can be megabytes. */
const DATA_ADDRESS = /data:[\w/+.-]*(?:;[\w=-]+)*,[\w+/=%.-]*/gi
const MAX_HTML = 5_000_000
/** With more elements open at once the parser takes quadratic time; the rest is read without its markup. */
const MAX_OPEN = 2_000
const PIECE = 16 * 1024
const MAX_LABEL = 40
/** Of tables within tables; deeper ones are read as lines. */
const MAX_DEPTH = 60

/** Private marks until the lines are done: the end of a bold and of another element that begins a line. */
const BOLD_END = '\ue000'
const INLINE_END = '\ue001'
const PLAIN_BREAK = '\ue002'
const MARKS = /[\ue000-\ue002]/g

/** `line`: the beginning of the current line, which is all that marks need. */
type Cell = { kind: 'cell'; parts: string[]; line: string; lineCount: number }
type Row = { kind: 'row'; cells: string[] }
type Opened = { isBlock: boolean; hasFrame: boolean; cell: Cell; lineCount: number; from: number | null }

/**
 * Converts an HTML mail to lines of plain text without executing, loading or keeping markup. A row of a table
 * is one line with tabs between its cells, unless its cells hold lines of their own (layout tables).
 */
export function htmlLines(html: string): string {
  const frames: (Cell | Row)[] = []
  const opened: Opened[] = []
  const page = newCell()
  let unread = 0
  let preformatted = 0

  /** Ends the cell or row on top and hands its text to what holds it. */
  const endFrame = () => {
    const frame = frames.pop()
    const holder = frames.at(-1) ?? page
    if (!frame) return
    const text = frame.kind === 'row' ? rowText(frame.cells) : cellText(frame)
    if (holder.kind === 'row') holder.cells.push(text)
    else append(holder, `\n${text}\n`)
  }
  /** Text between the cells of a row belongs to the row's holder. */
  const cellHere = (): Cell => frames.findLast((frame) => frame.kind === 'cell') ?? page

  const parser = new Parser({
    onopentag(name, { style = '' }) {
      if (UNREAD.has(name)) unread += 1
      if (name === 'pre') preformatted += 1
      const isBlock = BLOCKS.has(name) || SHOWN_AS_BLOCK.test(style)
      const hasFrame = (name === 'tr' || CELLS.has(name)) && frames.length < MAX_DEPTH
      if (isBlock) append(cellHere(), name === 'dd' ? '\t' : '\n')
      if (hasFrame) frames.push(name === 'tr' ? { kind: 'row', cells: [] } : newCell())
      const cell = cellHere()
      const from = cell.line.trim() === '' ? cell.line.length : null
      opened.push({ isBlock, hasFrame, cell, lineCount: cell.lineCount, from })
    },
    ontext(text) {
      if (unread > 0) return
      const plain = text.replace(MARKS, '')
      append(cellHere(), preformatted > 0 ? plain.replaceAll('\n', PLAIN_BREAK) : plain.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      if (name === 'pre') preformatted = Math.max(0, preformatted - 1)
      const element = opened.pop()
      if (element?.hasFrame) endFrame()
      else if (element?.isBlock && name !== 'dt') append(cellHere(), '\n')
      else if (element && INLINE.has(name) && isLabel(element))
        append(element.cell, BOLD.has(name) ? BOLD_END : INLINE_END)
    },
  })
  const markup = html.replace(DATA_ADDRESS, '').slice(0, MAX_HTML)
  let at = 0
  for (; at < markup.length && opened.length < MAX_OPEN; at += PIECE)
    parser.write(markup.slice(at, at + PIECE))
  parser.end()
  while (frames.length > 0) endFrame()
  append(page, markup.slice(at).replace(/<[^<>]*>/g, '\n'))
  return cellText(page).replace(/\n{3,}/g, '\n\n')
}

const newCell = (): Cell => ({ kind: 'cell', parts: [], line: '', lineCount: 0 })

const cellText = ({ parts }: Cell): string => cleanLines(parts.join(''))

function append(cell: Cell, text: string): void {
  cell.parts.push(text)
  const lineBreak = text.lastIndexOf('\n')
  if (lineBreak !== -1) {
    cell.line = ''
    cell.lineCount += 1
  }
  if (cell.line.length <= 2 * MAX_LABEL) cell.line += text.slice(lineBreak + 1, lineBreak + 3 * MAX_LABEL)
}

/** True for an element that began its line and may be a label: short, and more than a drop cap. */
function isLabel({ cell, lineCount, from }: Opened): boolean {
  if (from === null || lineCount !== cell.lineCount) return false
  const words = cell.line.slice(from).replace(MARKS, '').trim()
  return words.length > 2 && words.length <= MAX_LABEL
}

/** Label and value stay one line; columns of a layout with lines of their own come one after the other. */
function rowText(cells: string[]): string {
  const [first = '', second = '', ...more] = cells.filter(Boolean)
  const all = [first, second, ...more].filter(Boolean)
  if (all.length === 1) return first
  if (all.every((cell) => !cell.includes('\n'))) return all.join('\t')
  const isLabeled = more.length === 0 && !first.includes('\n') && !second.split('\n').some(isField)
  return isLabeled ? `${first}\t${second.replace(/\n+/g, ' ')}` : all.join('\n')
}

const isField = (line: string): boolean => line.includes('\t') || /^[^:：]{1,40}[:：]\s*\S/u.test(line)

function cleanLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      withGaps(line)
        .split('\t')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join('\t'),
    )
    .join('\n')
    .replaceAll(PLAIN_BREAK, '\n')
    .trim()
}

/** Two spaces stay where an element that began the line ends: they separate a label without a colon. */
function withGaps(line: string): string {
  return line.replace(/[ \u00a0\ue000\ue001]+/g, (gap) => {
    const isGap = gap.includes(BOLD_END) || (gap.includes(INLINE_END) && /[ \u00a0]/.test(gap))
    if (isGap) return '  '
    return /[ \u00a0]/.test(gap) ? ' ' : ''
  })
}
