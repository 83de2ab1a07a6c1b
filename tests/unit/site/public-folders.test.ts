import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SYSTEM_SEGMENTS } from '@/lib/site/seo/fixed-routes'

test('every file at the top of public/ and every icon below app/ is one, too: any other name with a dot is not found', () => {
  const filesOf = (folder: string) =>
    readdirSync(join(import.meta.dirname, '..', '..', '..', folder), { withFileTypes: true })
      .filter((entry) => folder === 'app' || entry.isFile())
      .map(({ name }) => name)
  const icons = filesOf('app').filter((name) => /\.(?:ico|png|svg|jpg|webmanifest)$/.test(name))
  const all = [...filesOf('public'), ...icons]
  expect(all.length).toBeGreaterThan(2)
  expect(all.filter((name) => !SYSTEM_SEGMENTS.has(name))).toEqual([])
})

test('every folder of public/ is a system path that the front passes to Next', () => {
  const entries = readdirSync(join(import.meta.dirname, '..', '..', '..', 'public'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.filter((name) => !SYSTEM_SEGMENTS.has(name))).toEqual([])
})

/** Folders with routes for every path, or answered as missing by lib/site/seo/resolve-address.ts. */
const ANSWERED = ['admin', 'api', 'downloads', 'properties', 'care', '_next', 'share', 'sitemaps']

test('below every other system word the city page pattern matches nothing', () => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', '..', 'next.config.mjs'), 'utf8')
  const list = /const SYSTEM_WORDS = \[(.*?)\n\]/s.exec(source)?.[1] ?? ''
  const words = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word)
  expect(words.toSorted()).toEqual([...SYSTEM_SEGMENTS].filter((name) => !ANSWERED.includes(name)).toSorted())
})
