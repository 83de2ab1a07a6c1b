import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'
import { makeStandInArt } from '@/tests/support/stand-in-art'

const art = await makeStandInArt()

beforeAll(async () => {
  await seedDatabase({ data: demoData, artFolder: art.folder })
})

afterAll(art.remove)

/** Every path of this site that demo texts or fields link to, with one place for each. */
function links(value: unknown, place: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => path)
    const isField =
      /\.(\w*([hH]ref|Url|Link|toPath|pagePath|ctaLink|link))$/.test(place) && value.startsWith('/')
    for (const path of isField ? [value.replace(/[#?].*$/, '')] : inText) if (path) found.set(path, place)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) links(inner, `${place}.${key}`, found)
  }
  return found
}

test('every link in the demo texts leads to a page', async () => {
  const found = links(demoData, 'demoData')
  expect(found.size).toBeGreaterThan(20)
  for (const [path, place] of found) {
    expect(await resolveAddress(path), `${place} links to ${path}`).toEqual({ kind: 'page' })
  }
})

test('every redirect leads from no page to a page', async () => {
  for (const { fromPath, toPath } of demoData.redirects) {
    expect(await resolveAddress(fromPath), fromPath).toMatchObject({ kind: 'redirect', to: toPath })
    expect(await resolveAddress(toPath), toPath).toEqual({ kind: 'page' })
  }
})
