import { expect, test } from 'vitest'
import { type NavigationSources, resolveNavigation } from '@/lib/site/content/resolve-navigation'

const memoryCare = { label: 'Memory care', href: '/memory-care' }
const sources: NavigationSources = {
  careTypes: [memoryCare],
  cities: [{ label: 'Boulder', href: '/senior-living/boulder' }],
  leadsSomewhere: async (href) => !href.startsWith('/gone'),
}
const resolve = (stored: { menu?: unknown; footer?: unknown; legal?: unknown; footerNote?: string }) =>
  resolveNavigation({ menu: [], footer: [], legal: [], footerNote: null, ...stored }, sources)

const team = { label: 'Team', href: '/team' }
const list = (links: unknown, more = {}) => ({ label: 'About Us', kind: 'list', links, ...more })

test('an entry is a link or a list of links, in the stored order', async () => {
  const { menu } = await resolve({ menu: [list([team]), { label: 'Prices', kind: 'page', href: '/prices' }] })
  expect(menu).toEqual([
    { label: 'About Us', links: [team] },
    { label: 'Prices', href: '/prices' },
  ])
})

test('hidden entries and links are omitted, and so is an empty list', async () => {
  const hidden = { ...team, visible: false }
  const careers = { label: 'Careers', href: '/careers' }
  expect((await resolve({ menu: [list([hidden, careers]), list([hidden])] })).menu).toEqual([
    { label: 'About Us', links: [careers] },
  ])
  expect((await resolve({ menu: [list([team], { visible: false })], legal: [hidden] })).menu).toEqual([])
})

test('links to missing pages are omitted everywhere', async () => {
  const gone = { label: 'Gone', href: '/gone/long-ago' }
  const found = await resolve({
    menu: [{ ...gone, kind: 'page' }, list([gone, team])],
    footer: [{ heading: 'A', links: [gone] }],
    legal: [gone, team],
  })
  expect(found).toMatchObject({ menu: [{ links: [team] }], footer: [], legal: [team] })
})

test('care types and cities come first, without duplicates', async () => {
  const { menu, footer } = await resolve({
    menu: [list([team, memoryCare], { careTypes: true })],
    footer: [
      { heading: null, begins: 'cities', links: [] },
      { heading: 'Care', begins: 'care', links: [team] },
    ],
  })
  expect(menu).toEqual([{ label: 'About Us', links: [memoryCare, team] }])
  expect(footer).toEqual([
    { heading: null, links: sources.cities },
    { heading: 'Care', links: [memoryCare, team] },
  ])
})

test('T54, T56: invalid or executable links are omitted, and the rest stays', async () => {
  const evil = { label: 'Press', href: 'javascript:alert(1)' }
  const found = await resolve({
    menu: [7, null, { label: '' }, list([evil, team, 'x'])],
    footer: 'x',
    legal: [evil],
  })
  expect(found).toEqual({ menu: [{ label: 'About Us', links: [team] }], footer: [], legal: [], note: null })
})
