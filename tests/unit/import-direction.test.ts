import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type SourceFile, sourceFiles } from '@/tests/support/source-files'

/** Imports against the direction of docs/STYLE.md that are still there. The list may only become shorter. */
const UPWARD: readonly string[] = [
  'lib/communities/community.ts → lib/events/visibility',
  'lib/communities/comparison-facts.ts → lib/events/visibility',
  'lib/search/sources.ts → lib/events/visibility',
  'lib/leads/alerted-lead.ts → lib/quizzes/talking-points',
]

const files = sourceFiles('lib')
const layers = layersOf(readFileSync('docs/STYLE.md', 'utf8'))

/** The folders of `lib` in the table of docs/STYLE.md, each with its line; '' stands for the files of lib itself. */
function layersOf(style: string): Map<string, number> {
  const table = style.slice(style.indexOf('## Layers of lib')).split('\n## ')[0] ?? ''
  const lines = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .slice(1)
  const folders = lines.flatMap((line, at) =>
    [...line.matchAll(/`([a-z-]+)`/g)].map(([, folder = '']): [string, number] => [folder, at]),
  )
  return new Map([...folders, ['', 0]])
}

const folderOf = (path: string) => path.split('/').slice(1, -1)[0] ?? ''

function targetOf(file: SourceFile, name: string): string | null {
  if (name.startsWith('@/')) return name.slice(2)
  return name.startsWith('.') ? join(dirname(file.path), name) : null
}

test('every folder of lib stands in the table of docs/STYLE.md', () => {
  const folders = new Set(files.map(({ path }) => folderOf(path)))
  expect([...folders].filter((folder) => !layers.has(folder))).toEqual([])
})

test('a file of lib imports from its own layer or a lower one', () => {
  const upward = files.flatMap((file) =>
    importsOf(file).flatMap((name) => {
      const target = targetOf(file, name)
      if (!target?.startsWith('lib/') || target.startsWith('lib/generated/')) return []
      const own = layers.get(folderOf(file.path)) ?? 0
      return (layers.get(folderOf(target)) ?? 0) > own ? [`${file.path} → ${target}`] : []
    }),
  )
  const list = 'UPWARD in tests/unit/import-direction.test.ts'
  expect(
    upward.filter((each) => !UPWARD.includes(each)),
    'new, against docs/STYLE.md',
  ).toEqual([])
  expect(
    UPWARD.filter((each) => !upward.includes(each)),
    `gone: take it out of ${list}`,
  ).toEqual([])
})

test('declarations of entities import nothing but zod, the makers of fields, what a floor plan may be, and types', () => {
  // Lists of declarations, not declarations.
  const lists = ['lib/entities/registry.ts', 'lib/entities/screens.ts', 'lib/entities/undeclared.ts']
  const allowed =
    /^(zod|@\/lib\/admin\/(fields|time-fields|json-fields|structures|define-entity)|@\/lib\/entities\/(tracking-fields|section-shapes|floor-plan-layout)|@\/lib\/floor-plans\/[a-z-]+)$/
  const found = files
    .filter(({ path }) => path.startsWith('lib/entities/') && !lists.includes(path))
    .flatMap((file) => importsOf(file).map((name) => [file.path, name] as const))
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(([, name]) => !allowed.test(name))).toEqual([])
})
