import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { citationsOf, isDefined, rowsOf } from '@/tests/support/citations'
import { sourceFiles } from '@/tests/support/source-files'

const CODE = ['lib', 'app', 'components', 'scripts', 'tests', 'bench', 'prisma', 'middleware.ts', 'server.ts']
const ROOT_CODE = [
  'instrumentation.ts',
  'next.config.mjs',
  'playwright.config.ts',
  'prisma.config.ts',
  'vitest.config.ts',
]
const TEXTS = [
  'README.md',
  'bench/README.md',
  '.env.example',
  'Dockerfile',
  'compose.yaml',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Contains broken citations on purpose. */
const OWN = 'tests/unit/platform/citations.test.ts'

function cited() {
  const texts = TEXTS.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  return [...sourceFiles(...CODE, ...ROOT_CODE), ...texts]
    .filter(({ path }) => path !== OWN)
    .flatMap((file) => citationsOf(file).map((citation) => ({ path: file.path, citation })))
}

test('what is cited stands in docs/', () => {
  const all = cited()
  expect(all.length).toBeGreaterThan(400)
  const lost = all.filter(({ citation }) => !isDefined(citation))
  expect(
    lost.map(({ path, citation }) => `${path}: ${citation}`),
    'docs/STYLE.md, Words, says how to cite',
  ).toEqual([])
})

test('no number is defined twice', () => {
  const tables = [
    ['docs/specification-readings.md', 'Readings'],
    ['docs/specification-readings.md', 'Sections'],
    ['docs/properties.md', 'Faults and attacks'],
    ['docs/properties.md', 'Features'],
    ['docs/properties.md', 'Accessibility'],
  ] as const
  for (const [path, heading] of tables) {
    const rows = rowsOf(path, heading)
    expect(rows.length, heading).toBeGreaterThan(5)
    expect(rows, heading).toEqual([...new Set(rows)])
  }
})

test.each([
  ['lib/a.ts', '/** Kept (decision 5). */', 'decision 5'],
  ['lib/a.ts', '// See docs/decisions/017-none.md.', 'docs/decisions/017-none.md'],
  ['lib/a.ts', '// Why: decision 017.', 'decision 017'],
  ['lib/a.ts', '/**\n * Specification\n * section 12, readings 4 and 99\n */', 'section 12', 'reading 99'],
  ['app/a.css', '/* As in A99. */', 'feature A99'],
  ['prisma/a.prisma', '  /// Evidence (feature E99, E98).', 'feature E99', 'feature E98'],
  ['prisma/a.sql', '-- Search (J42)', 'feature J42'],
  ['.env.example', '# See T11', 'T11'],
  ['docs/a.md', 'to send its form (decision 013, E99)', 'E99'],
  ['tests/unit/a.test.ts', "test('T11, E1–E99: holds', run)", 'T11', 'E99'],
  ['tests/unit/a.test.ts', "test('feature E98: is counted', run)", 'feature E98'],
  ['tests/unit/a.test.ts', "describe('quarantine (B99)', run)", 'feature B99'],
])('%s: %j is found', (path, text, ...lost) => {
  expect(citationsOf({ path, text }).filter((citation) => !isDefined(citation))).toEqual(lost)
})

test.each([
  ['app/fonts.ts', "const range = 'U+A2-A8, U+B1, U+C99'"],
  ['app/fonts.ts', '// Latin without U+A2-A8 and #B56; it is called at https://a.example/T99'],
  ['tests/unit/a.test.ts', "[make.color(), '#B56', 'A99 is no number of ours', `T00:00`, '/%E0%A4%A']"],
  ['lib/a.ts', "const day = `2026-11-21T00:00:00Z` // E.164, h1 and 'H1'"],
])('%s: %j cites nothing', (path, text) => {
  expect(citationsOf({ path, text })).toEqual([])
})
