import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { entranceOf, entrances, matrixRows, sourceFiles } from '@/tests/support/authz-matrix'

const ROOT = resolve(import.meta.dirname, '..', '..', '..')
const all = entrances()
const rows = matrixRows()

test('T14: every page and route handler is in tests/authz-matrix.json', () => {
  const covered = new Set(rows.map((row) => entranceOf(all, row)))
  const missing = all.filter((entrance) => !covered.has(entrance))
  // Decide who may access these, then add the lines with real values for [parameters].
  expect(
    missing.map(({ method, pattern }) => `"${method} ${pattern}": "${Array(7).fill('?').join(' ')}"`),
  ).toEqual([])
})

test('T14: every line of the matrix leads somewhere', () => {
  expect(rows.filter((row) => !entranceOf(all, row)).map(({ name }) => name)).toEqual([])
})

test('T14: nothing of /admin and of its API is open to strangers', () => {
  const guarded = rows.filter(({ path }) => /^\/(api\/)?admin(\/|$)/.test(path))
  for (const { name, expect: outcomes } of guarded) {
    for (const actor of ['anonymous', 'disabled', 'expired'] as const) {
      expect(['401', 'login'], `${name} for ${actor}`).toContain(outcomes[actor])
    }
  }
})

test('T14: there are no server actions, which would be entrances without an address', () => {
  const found = ['app', 'components', 'lib']
    .flatMap(sourceFiles)
    .filter((file) => /^\s*['"]use server['"]/m.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(found).toEqual([])
})
