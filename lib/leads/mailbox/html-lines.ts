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
const MAX_HTML = 2_000_000
const MAX_LABEL = 40

/** Private marks until the lines are done: the end of a bold and of another element that begins a line. */
const BOLD_END = '\ue000'
const INLINE_END = '\ue001'
const PLAIN_BREAK = '\ue002'
const MARKS = /[\ue000-\ue002]/g

type Frame = { kind: 'cell'; text: string } | { kind: 'row'; cells: string[] }
type Opened = { name: string; isBlock: boolean; from: number; beginsLine: boolean }

/**
 * Converts an HTML mail to lines of plain text without executing, loading or keeping markup. A row of a table
 * is one line with tabs between its cells, unless its cells hold lines of their own (layout tables).
 */
export function htmlLines(html: string): string {
  const frames: Frame[] = [{ kind: 'cell', text: '' }]
  const opened: Opened[] = []
  let unread = 0
  let preformatted = 0

  const top = () => frames[frames.length - 1] as Frame
  const textHere = () => {
    const frame = top()
    return frame.kind === 'cell' ? frame.text : ''
  }
  const append = (text: string) => {
    const frame = top()
    if (frame.kind === 'cell') frame.text += text
    else if (text.trim()) frame.cells.push(text)
  }
  /** Ends the cell or row on top and hands its text to what holds it. */
  const endFrame = () => {
    const frame = frames.pop() as Frame
    const holder = top()
    if (frame.kind === 'row') append(`\n${rowText(frame.cells)}\n`)
    else if (holder.kind === 'row') holder.cells.push(cleanLines(frame.text))
    else append(`\n${cleanLines(frame.text)}\n`)
  }

  const parser = new Parser({
    onopentag(name, { style = '' }) {
      if (UNREAD.has(name)) unread += 1
      const isBlock = BLOCKS.has(name) || SHOWN_AS_BLOCK.test(style)
      if (name === 'pre') preformatted += 1
      if (isBlock) append(name === 'dd' ? '\t' : '\n')
      if (name === 'tr') frames.push({ kind: 'row', cells: [] })
      if (CELLS.has(name)) frames.push({ kind: 'cell', text: '' })
      const here = textHere()
      const beginsLine = here.slice(here.lastIndexOf('\n') + 1).trim() === ''
      opened.push({ name, isBlock, from: here.length, beginsLine })
    },
    ontext(text) {
      if (unread > 0) return
      const plain = text.replace(MARKS, '')
      append(preformatted > 0 ? plain.replaceAll('\n', PLAIN_BREAK) : plain.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      if (name === 'pre') preformatted = Math.max(0, preformatted - 1)
      const element = opened.pop()
      const isCell = CELLS.has(name)
      if (frames.length > 1 && top().kind === (isCell ? 'cell' : name === 'tr' ? 'row' : '')) endFrame()
      else if (element?.isBlock && name !== 'dt') append('\n')
      else if (element?.beginsLine && INLINE.has(name)) {
        const words = textHere().slice(element.from).replace(MARKS, '').trim()
        if (words.length > 2 && words.length <= MAX_LABEL && !words.includes('\n'))
          append(BOLD.has(name) ? BOLD_END : INLINE_END)
      }
    },
  })
  parser.end(html.replace(DATA_ADDRESS, '').slice(0, MAX_HTML))
  while (frames.length > 1) endFrame()
  return cleanLines(textHere()).replace(/\n{3,}/g, '\n\n')
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
