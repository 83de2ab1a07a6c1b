import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FIXED_PAGES, isReservedSlug, UNLISTED_PAGES } from '@/lib/seo/fixed-routes'

const APP = join(import.meta.dirname, '..', '..', 'app')

/** Files of all pages outside /admin with the path each answers. */
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && !file.startsWith('admin'))
  .map((file) => {
    const parts = file.split(/[\\/]/).slice(0, -1)
    return { file: join(APP, file), path: `/${parts.filter((part) => !part.startsWith('(')).join('/')}` }
  })
const isFixed = ({ path }: { path: string }) => !path.includes('[')

it('knows every page at a fixed address, and whether search engines may list it', () => {
  const found = pages.filter(isFixed).map(({ path }) => path)
  const unknown = found.filter((path) => ![...FIXED_PAGES, ...UNLISTED_PAGES].some((known) => known === path))
  expect(unknown).toEqual([])
  expect(FIXED_PAGES.filter((path) => !found.includes(path))).toEqual([])
})

it('takes the metadata of every page from one function', () => {
  const loose = pages.filter(({ file }) => {
    const text = readFileSync(file, 'utf8')
    return !/(pageMetadata|metadataOf|privateMetadata|cityMetadata|careMetadata)\(/.test(text)
  })
  expect(loose.map(({ path }) => path)).toEqual([])
})

it('reserves the words that pages and the system stand on', () => {
  for (const slug of ['blog', 'login', 'search', 'sitemaps', 'share', 'senior-living', 'why-not', 'api']) {
    expect(isReservedSlug(slug)).toBe(true)
  }
  expect(isReservedSlug('denver-senior-living')).toBe(false)
})
