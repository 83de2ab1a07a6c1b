import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isPagePath, isReservedSlug, ROUTES } from '@/lib/site/seo/fixed-routes'

const APP = join(import.meta.dirname, '..', '..', '..', 'app')

/** Page files outside /admin with their paths. */
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && !file.startsWith('admin'))
  .map((file) => {
    const parts = file.split(/[\\/]/).slice(0, -1)
    return { file: join(APP, file), path: `/${parts.filter((part) => !part.startsWith('(')).join('/')}` }
  })
const isFixed = ({ path }: { path: string }) => !path.includes('[')

it('declares every page at a fixed address: drawn from records, written by staff, or unlisted', () => {
  const found = pages.filter(isFixed).map(({ path }) => path)
  const declared = Object.keys(ROUTES).filter((path) => !path.includes('*'))
  expect(declared.toSorted()).toEqual(found.toSorted())
  const kinds = declared.filter((path) => {
    const { tables, written, unlisted } = ROUTES[path] ?? {}
    return [tables, written, unlisted].filter((kind) => kind !== undefined).length === 1
  })
  expect(kinds).toEqual(declared)
})

it.each([
  ['/garden', true],
  ['/services/garden', true],
  ['/in-home-care', true],
  ['/team', false],
  ['/blog/garden', false],
  ['/senior-living', false],
  ['/senior-living/boulder', false],
  ['/admin/x', false],
  ['/a/b/c', false],
  ['/Garden', false],
  ['/garden/', false],
  ['//garden', false],
  ['/*', false],
])('an informational page may use %s: %s', (path, may) => {
  expect(isPagePath(path)).toBe(may)
})

it('every page takes its metadata from one function', () => {
  const loose = pages.filter(({ file }) => {
    const text = readFileSync(file, 'utf8')
    return !/(pageMetadata|informationalMetadata|privateMetadata|cityMetadata|careMetadata)\(/.test(text)
  })
  expect(loose.map(({ path }) => path)).toEqual([])
})

it('reserves the words that pages and the system use', () => {
  for (const slug of ['blog', 'login', 'search', 'sitemaps', 'share', 'senior-living', 'why-not', 'api']) {
    expect(isReservedSlug(slug)).toBe(true)
  }
  expect(isReservedSlug('denver-senior-living')).toBe(false)
})
