import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guards } from '@/scripts/mutate/guards.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const named = (lost: (typeof guards)[number][]) => lost.map(({ name, file }) => `${name} (${file})`)

test('npm run mutate finds each guard that it breaks, once', () => {
  expect(named(guards.filter(({ file, find }) => read(file).split(find).length !== 2))).toEqual([])
})

test('what it breaks in a migration is said anew by no later one and by no function', () => {
  const folders = readdirSync('prisma/migrations', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const migrations = folders.map(({ name }) => `prisma/migrations/${name}/migration.sql`)
  const functions = readdirSync('prisma/functions').map((name) => `prisma/functions/${name}`)
  const isLater = (file: string, than: string) => functions.includes(file) || file > than
  const overtaken = guards
    .filter(({ file }) => migrations.includes(file))
    .filter(({ file, find }) =>
      [...migrations, ...functions].some((other) => isLater(other, file) && read(other).includes(find)),
    )
  expect(named(overtaken)).toEqual([])
})
