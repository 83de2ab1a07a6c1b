import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SYSTEM_SEGMENTS } from '@/lib/seo/fixed-routes'

test('every file at the top of public/ and every icon of app/ is one, too: any other name with a dot is not found', () => {
  const filesOf = (folder: string) =>
    readdirSync(join(import.meta.dirname, '..', '..', folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  const icons = filesOf('app').filter((name) => /\.(?:ico|png|svg|jpg|webmanifest)$/.test(name))
  const all = [...filesOf('public'), ...icons]
  expect(all.length).toBeGreaterThan(2)
  expect(all.filter((name) => !SYSTEM_SEGMENTS.has(name))).toEqual([])
})

test('every folder of public/ is an address of the system, which the front hands to Next', () => {
  const entries = readdirSync(join(import.meta.dirname, '..', '..', 'public'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.filter((name) => !SYSTEM_SEGMENTS.has(name))).toEqual([])
})
