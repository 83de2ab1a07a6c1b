import type { MailField, MailRule } from '@/lib/leads/referral-agencies/mail-fields'
import { truncate } from '@/lib/platform/truncate'

export type ReadFields = Partial<Record<MailField, string>>

const MAX_LINES = 2_000
const MAX_VALUE = 200
const MAX_NOTES = 800

/** Line prefixes from forwarding, quoting, lists and bold type as stars. */
const QUOTED = /^[ \t>|*_•·-]+/u
/** Separator between label and value, with the rest of bold type; table cells have tabs between them. */
const SEPARATOR = /^[*_]*(?: *[:：﹕∶=|\t]| +[–—-]|[–—-] )[*_]*(?= |\t|[^*_]|$)[ \t:：=|]*(?:[*_]+ +)?/u
/** Where a value may follow without a colon: a wide gap. */
const GAP = /^[*_]* {2,}/u
/** A number may follow its label after one space. */
const NUMBER_NEXT = /^[*_]* +(?=[+(]?\d)/u
const ANOTHER_LABEL = /^\p{L}[\p{L}\p{N} ()/&'’.-]{0,40}[*_]*[:：\t]/u
const SIGNATURE = /^(?:--|_{5,}|-{5,}|={5,})$/
const MARKUP_ONLY = /^[*_ \t]*$/u
/** Programs put a link's address behind its text: (303) 555-0142<tel:+13035550142> */
const LINK_ADDRESS = /<(?:tel|mailto|https?):[^<>\s]*>/giu
const EMPHASIS = /^([*_]{1,3})(?=\S)(.*\S)\1$/u

type Label = { pattern: RegExp; field: MailField }

/** First value per field, from the label's line or the next one. `text` has tabs between table cells. */
export function readFields(text: string, rules: readonly MailRule[]): ReadFields {
  const labels = rules.flatMap(({ label, field }) => {
    const pattern = patternOf(label)
    return pattern ? [{ pattern, field }] : []
  })
  const lines = text
    .split(/\r\n?|\n/, MAX_LINES)
    .map((line) => line.replace(/[^\S\t]/gu, ' ').replace(/[\u200b-\u200f\u2060\ufeff]/gu, ''))
    .map((line) => (SIGNATURE.test(line.trim()) ? '--' : line.replace(QUOTED, '').trimEnd()))
    .flatMap((line) => (line.includes('\t') ? fieldsInRow(line, labels) : [line]))
  const read: ReadFields = {}
  for (const label of labels) {
    if (read[label.field]) continue
    // A sentence may begin like a label, so a clear separator counts first.
    const value = firstValue(lines, label, labels, behind) || firstValue(lines, label, labels, afterGap)
    if (value) read[label.field] = value
  }
  return read
}

/** A row may hold several labels with their values: each begins a line. */
function fieldsInRow(line: string, labels: readonly Label[]): string[] {
  const lines: string[] = []
  for (const cell of line.split('\t')) {
    const isLabel = labels.some(({ pattern }) =>
      /^[*_ :：=]*$/u.test(restBehind(cell.trim(), pattern) ?? cell),
    )
    if (isLabel || lines.length === 0) lines.push(cell)
    else lines[lines.length - 1] += `\t${cell}`
  }
  return lines
}

type Behind = (line: string, label: Label) => string | null

function firstValue(lines: string[], label: Label, labels: readonly Label[], valueIn: Behind): string | null {
  const isLong = label.field === 'notes'
  for (const [at, line] of lines.entries()) {
    const first = valueIn(line, label)
    if (first === null) continue
    const value = isLong ? notesFrom(first, lines.slice(at + 1), labels) : first || nextOf(lines, at, labels)
    if (value) return truncate(value, isLong ? MAX_NOTES : MAX_VALUE)
  }
  return null
}

/** The value behind label and separator, '' behind the label alone, else null. */
function behind(line: string, { pattern }: Label): string | null {
  const rest = restBehind(line, pattern)
  if (rest === null) return null
  if (MARKUP_ONLY.test(rest)) return ''
  return valueAfter(rest, SEPARATOR)
}

function afterGap(line: string, { pattern, field }: Label): string | null {
  const rest = restBehind(line, pattern)
  if (rest === null || rest === '') return null
  return valueAfter(rest, GAP) ?? (field === 'phone' ? valueAfter(rest, NUMBER_NEXT) : null)
}

function restBehind(line: string, pattern: RegExp): string | null {
  const label = pattern.exec(line)
  return label && line.slice(label[0].length)
}

function valueAfter(rest: string, separator: RegExp): string | null {
  const found = separator.exec(rest)
  return found && plainValue(rest.slice(found[0].length))
}

function plainValue(text: string): string {
  const value = text.replaceAll('\t', ' ').trim()
  return (value.replace(LINK_ADDRESS, '').trim() || value).replace(EMPHASIS, '$2')
}

function nextOf(lines: string[], at: number, labels: readonly Label[]): string {
  const next = lines.slice(at + 1, at + 3).find((line) => line.trim() !== '')
  return next === undefined || hasLabel(next, labels) ? '' : plainValue(next)
}

function notesFrom(first: string, following: string[], labels: readonly Label[]): string {
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

const hasLabel = (line: string, labels: readonly Label[]) =>
  labels.some((label) => behind(line, label) !== null)

/** Matches the label at the start of a line, in any case and with any spaces; null for an empty one. */
function patternOf(label: string): RegExp | null {
  const words = label.replace(/^[\s*_]+|[\s:：=*_]+$/gu, '').split(/\s+/u)
  if (words.join('') === '') return null
  const written = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/gu, "['’]"))
  return new RegExp(`^${written.join(' +')}(?![\\p{L}\\p{N}])`, 'iu')
}
