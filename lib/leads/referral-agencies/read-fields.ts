import type { MailField, MailRule } from '@/lib/leads/referral-agencies/mail-fields'
import { truncate } from '@/lib/platform/truncate'

export type ReadFields = Partial<Record<MailField, string>>

const MAX_LINES = 2_000
const MAX_VALUE = 200
const MAX_NOTES = 800

/** Line prefixes from forwarding, quoting and lists. */
const QUOTED = /^[\s>|*•·-]+/u
/** Separator between label and value; table cells have tabs between them. */
const SEPARATOR = /^\s*[:=\t|–—-][\s:=|]*/u
const ANOTHER_LABEL = /^\p{L}[\p{L}\p{N} ()/&'’.-]{0,40}[:\t]/u
const SIGNATURE = /^(?:--|_{5,}|-{5,}|={5,})$/

/** First value per field, from the label's line or the next one. `text` has tabs between table cells. */
export function readFields(text: string, rules: readonly MailRule[]): ReadFields {
  const lines = text
    .split(/\r\n?|\n/, MAX_LINES)
    .map((line) => (SIGNATURE.test(line.trim()) ? '--' : line.replace(QUOTED, '').trimEnd()))
  const labels = rules.map(({ label }) => comparable(label)).filter(Boolean)
  const read: ReadFields = {}
  for (const { label, field } of rules) {
    if (read[field]) continue
    const value = firstValue(lines, comparable(label), labels, field === 'notes')
    if (value) read[field] = value
  }
  return read
}

function firstValue(lines: string[], label: string, labels: string[], isLong: boolean): string | null {
  if (!label) return null
  for (const [at, line] of lines.entries()) {
    const first = behind(line, label)
    if (first === null) continue
    const value = isLong ? notesFrom(first, lines.slice(at + 1), labels) : first || nextOf(lines, at, labels)
    if (value) return truncate(value, isLong ? MAX_NOTES : MAX_VALUE)
  }
  return null
}

function behind(line: string, label: string): string | null {
  const start = line.slice(0, label.length)
  if (comparable(start) !== label) return null
  const rest = line.slice(label.length)
  if (rest.trim() === '') return ''
  const separator = SEPARATOR.exec(rest)
  return separator ? rest.slice(separator[0].length).replaceAll('\t', ' ').trim() : null
}

function nextOf(lines: string[], at: number, labels: string[]): string {
  const next = lines.slice(at + 1, at + 3).find((line) => line.trim() !== '')
  return next === undefined || hasLabel(next, labels) ? '' : next.replaceAll('\t', ' ').trim()
}

function notesFrom(first: string, following: string[], labels: string[]): string {
  const end = following.findIndex(
    (line) => hasLabel(line, labels) || ANOTHER_LABEL.test(line) || SIGNATURE.test(line),
  )
  const rest = end === -1 ? following : following.slice(0, end)
  return [first, ...rest]
    .join('\n')
    .replaceAll('\t', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const hasLabel = (line: string, labels: string[]) => labels.some((label) => behind(line, label) !== null)

function comparable(label: string): string {
  return label
    .trim()
    .replace(/[\s:=]+$/u, '')
    .toLowerCase()
}
