import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '@/tests/support/source-files'

const code = sourceFiles('app', 'components', 'lib').filter(({ path }) => /(?<!\.d)\.tsx?$/.test(path))
const others = sourceFiles(
  'scripts',
  'prisma',
  'bench',
  'tests',
  'server.ts',
  'middleware.ts',
  'instrumentation.ts',
)
const known = new Set(code.map(({ path }) => path))

/** Files whose exports Next reads by name; fonts.ts exports the faces so that the bundler keeps them. */
const BY_CONVENTION =
  /^app\/.*\/?(fonts|page|layout|route|default|error|loading|not-found|global-error|global-not-found|[\w-]*(image|icon))\.tsx?$/

/** Shows the test that proves it how much is kept of visitors. */
const FOR_TESTS = ['lib/marketing/page-statistics/visitors-of-day.ts marksKept']

const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm
const REEXPORT = /^export (?:type )?\{([^}]*)\}/gm
const IMPORT =
  /^(?:import|export) (?:type )?(?:[\w$]+,? )?(?:\{([^}]*)\} |\* (?:as ([\w$]+) )?)?from '([^']+)'/gm
const ON_DEMAND = /(?:\bimport\(|new URL\(|runOperation\('[\w-]+', |source = )\s*'([^']+)'/g

const namesIn = (list: string, at: 0 | -1) =>
  list.split(',').flatMap(
    (each) =>
      each
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(at) || [],
  )

function exportsOf({ text }: SourceFile): string[] {
  const own = [...text.matchAll(EXPORT)].flatMap(([, name = '']) => name)
  return [...own, ...[...text.matchAll(REEXPORT)].flatMap(([, list = '']) => namesIn(list, -1))]
}

function exportsOfFile(path: string | null): string[] {
  const file = code.find((each) => each.path === path)
  return file ? exportsOf(file) : []
}

/** The file of ours that an import names, or null. */
function fileOf(from: string, name: string): string | null {
  const place = name.startsWith('.') ? join(dirname(from), name) : name.replace(/^@\//, '')
  return ['', '.ts', '.tsx'].map((ending) => place + ending).find((path) => known.has(path)) ?? null
}

/**
 * 'file name' for each export in use. A file imported on demand or whole counts with all its words, and a
 * registry whose values are read with all its exports.
 */
function usedBy(files: readonly SourceFile[]): Set<string> {
  const used = new Set<string>()
  for (const { path, text } of files) {
    const whole = new Set<string>()
    for (const [, list, space, name = ''] of text.matchAll(IMPORT)) {
      const file = fileOf(path, name)
      const isRegistry = space && text.includes(`Object.values(${space})`)
      if (isRegistry) for (const each of exportsOfFile(file)) used.add(`${file} ${each}`)
      if (file && list === undefined) whole.add(file)
      else if (file) for (const each of namesIn(list ?? '', 0)) used.add(`${file} ${each}`)
    }
    for (const [, name = ''] of text.matchAll(ON_DEMAND)) whole.add(fileOf(path, name) ?? '')
    const words = whole.size > 0 ? new Set(text.match(/[\w$]+/g)) : new Set()
    for (const file of whole) for (const word of words) used.add(`${file} ${word}`)
  }
  return used
}

/** Composers of mail are found by their declaration (tests/support/mail-composers.ts). */
const isComposer = ({ text }: SourceFile, name: string) => text.includes(`export const ${name} = defineMail`)

const exported = code
  .filter(({ path }) => !BY_CONVENTION.test(path))
  .flatMap((file) => exportsOf(file).map((name) => ({ file, name, id: `${file.path} ${name}` })))
  .filter(({ file, name }) => !isComposer(file, name))
const isTest = ({ path }: SourceFile) => path.endsWith('.test.ts') || path.endsWith('.test.tsx')
const inProduct = usedBy([...code, ...others.filter((file) => !isTest(file))])
const inTests = usedBy(others.filter(isTest))

test('every export is imported somewhere: what only its own file uses is not exported', () => {
  expect(exported.length).toBeGreaterThan(2_000)
  expect(exported.filter(({ id }) => !inProduct.has(id) && !inTests.has(id)).map(({ id }) => id)).toEqual([])
})

test('nothing is there for the tests alone', () => {
  const isUsedAtHome = ({ file, name }: { file: SourceFile; name: string }) =>
    (file.text.replace(/\/\*[\s\S]*?\*\//g, '').split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length ??
      0) > 2
  const lonely = exported.filter(
    (each) => !inProduct.has(each.id) && inTests.has(each.id) && !isUsedAtHome(each),
  )
  expect(lonely.map(({ id }) => id)).toEqual(FOR_TESTS)
})
