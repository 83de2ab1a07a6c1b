import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { SourceFile } from '@/tests/support/source-files'

const BETWEEN = '(?:,? and |,? or | to |, |–)'
const listOf = (item: string) => `${item}(?:${BETWEEN}${item})*`

const CODE = '[A-JT]\\d{1,3}'
const NAMED = new RegExp(`\\b(decision|reading|section)s? (${listOf('\\d+')})\\b`, 'gi')
/** Skips U+A2, #B56 and 'H1': a citation is delimited by spaces, commas and parentheses. */
const NUMBERED = new RegExp(`(?<![\\w#+%&.$/'"\`-])(features? )?(${listOf(CODE)})(?![\\w%'"\`-]|\\.\\d)`, 'g')
const PATH = /docs\/decisions\/\d[\w-]*(?:\.md)?/g

/** A title starts with its numbers or has them in parentheses; other strings in tests are data. */
const TITLE_HEAD = new RegExp(`^(?:features? )?${CODE}(?:(?:, |–| and | )${CODE})*(?=: )`)
const IN_PARENTHESES = new RegExp(`\\((?:features? )?${CODE}[^)]*\\)`, 'g')
const STRING = /(['"`])((?:\\.|(?!\1)[^\n\\])*)\1/g

/** Citations in a file: `decision 012`, `reading 5`, `section 2`, `T23`, `feature A5`, `docs/decisions/…`. */
export function citationsOf({ path, text }: SourceFile): string[] {
  const comments = commentsOf(path, text)
  const prose = citationsIn(comments.replace(/\s*\n\s*(?:\*+|\/{2,}|#+|-{2,})?[ \t]*/g, ' '))
  return path.startsWith('tests/') ? [...prose, ...titlesOf(path, text).flatMap(citationsIn)] : prose
}

function commentsOf(path: string, text: string): string {
  if (path.endsWith('.md')) return text
  return [...text.matchAll(commentPattern(path))].map(([comment]) => comment).join('\n')
}

function commentPattern(path: string): RegExp {
  if (path.endsWith('.sql')) return /--.*/g
  // Must follow a space or the like: excludes the // of a URL and the /* of a glob.
  if (/\.(ts|tsx|mts|mjs|css|prisma)$/.test(path)) return /(?<![^\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*)/g
  return /#.*/g
}

function titlesOf(path: string, text: string): string[] {
  const strings = text.replace(commentPattern(path), '').matchAll(STRING)
  return [...strings].flatMap(([, , string = '']) => [
    ...(TITLE_HEAD.exec(string) ?? []).map((head) => head.replaceAll(/(?<=\d) /g, ', ')),
    ...(string.match(IN_PARENTHESES) ?? []),
    ...(string.match(NAMED) ?? []),
  ])
}

function citationsIn(prose: string): string[] {
  const named = [...prose.matchAll(NAMED)].flatMap(([, kind = '', numbers = '']) =>
    numbersIn(numbers).map((number) => `${kind.toLowerCase()} ${number}`),
  )
  const numbered = [...prose.matchAll(NUMBERED)].flatMap(([, feature, numbers = '']) =>
    numbersIn(numbers).map((number) => (feature || !/^[ET]/.test(number) ? `feature ${number}` : number)),
  )
  return [...named, ...numbered, ...(prose.match(PATH) ?? [])]
}

const numbersIn = (list: string) => list.split(new RegExp(BETWEEN))

/** True when docs/ define the citation. */
export function isDefined(citation: string): boolean {
  if (!citation.startsWith('docs/')) return definitions.has(citation)
  return (
    existsSync(citation) || decisionFiles.some((name) => `docs/decisions/${name}`.startsWith(`${citation}-`))
  )
}

const decisionFiles = readdirSync('docs/decisions')

const definitions = new Set([
  ...decisionFiles.map((name) => `decision ${name.slice(0, 3)}`),
  ...rowsOf('docs/specification-readings.md', 'Readings').map((number) => `reading ${number}`),
  ...rowsOf('docs/specification-readings.md', 'Sections').map((number) => `section ${number}`),
  ...rowsOf('docs/properties.md', 'Features').map((number) => `feature ${number}`),
  ...rowsOf('docs/properties.md', 'Faults and attacks'),
  ...rowsOf('docs/properties.md', 'Accessibility'),
])

/** The numbers in the table below a heading. */
export function rowsOf(path: string, heading: string): string[] {
  const [, below = ''] = readFileSync(path, 'utf8').split(`\n## ${heading}\n`)
  const [table = ''] = below.split('\n## ')
  return [...table.matchAll(/^\| ([A-Z]?\d+) \|/gm)].map(([, number = '']) => number)
}
