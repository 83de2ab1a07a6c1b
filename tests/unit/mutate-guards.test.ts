import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guards } from '@/scripts/mutate/guards.mjs'

test('npm run mutate finds each guard that it breaks, once', () => {
  const lost = guards.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
  expect(lost.map(({ name, file }) => `${name} (${file})`)).toEqual([])
})
