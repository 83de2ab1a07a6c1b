import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { downloadEnd, downloadPath, openDownload } from '@/lib/leads/resources/download-link'
import { knowsAll } from '@/lib/leads/resources/known-fields'
import { isRealDownload } from '@/lib/leads/resources/real-download'
import { env } from '@/lib/platform/env'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { nearestFirst } from '@/lib/site/communities/nearest'
import { placeOfZip } from '@/lib/site/places/zip-centers'
import { faultOfRequiredFields, requiredFieldsOf } from '@/lib/site/resources/required-fields'

describe('private links', () => {
  const id = randomUUID()

  test('open only their own target', () => {
    const token = sealLink('quiz-result', id)
    expect(openLink('quiz-result', token)).toEqual({ id, expiresAt: null })
    expect(openLink('asset-download', token)).toBeNull()
    expect(token.length).toBe(54)
  })

  test('no altered character and no other spelling opens them', () => {
    const token = sealLink('asset-download', id, new Date('2026-11-24T10:00:00Z'))
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(openLink('asset-download', token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
    }
    for (const junk of ['', `${token}A`, token.slice(1), '../../etc/passwd', 'x'.repeat(54)]) {
      expect(openLink('asset-download', junk)).toBeNull()
    }
  })

  test('T143: links that were sent open while the secret they were made under is read', () => {
    const { NEXTAUTH_SECRET: old } = env()
    const token = sealLink('tour-request', id)
    const NEXTAUTH_SECRET = 'a newer secret that only this test uses, 32 characters or more'
    try {
      Object.assign(env(), { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS: old })
      expect(openLink('tour-request', token)).toEqual({ id, expiresAt: null })
      expect(sealLink('tour-request', id)).not.toBe(token)
      Object.assign(env(), { NEXTAUTH_SECRET_PREVIOUS: undefined })
      expect(openLink('tour-request', token)).toBeNull()
    } finally {
      Object.assign(env(), { NEXTAUTH_SECRET: old, NEXTAUTH_SECRET_PREVIOUS: undefined })
    }
  })

  test('a download link works for 72 hours', () => {
    const createdAt = new Date('2026-11-21T10:00:00.500Z')
    const token = downloadPath({ id, createdAt }).split('/').at(-1) ?? ''
    const end = downloadEnd(createdAt)
    expect(end).toEqual(new Date('2026-11-24T10:00:00Z'))
    expect(openDownload(token, new Date(end.getTime() - 1))).toMatchObject({ id, ended: false })
    expect(openDownload(token, end)).toMatchObject({ id, ended: true })
  })

  test('their pages are marked private', () => {
    expect(isPrivatePage('/care-navigator/results/abc')).toBe(true)
    expect(isPrivatePage('/downloads/abc/file')).toBe(true)
    expect(isPrivatePage('/care-navigator')).toBe(false)
    expect(isPrivatePage('/resources/winter-at-home')).toBe(false)
  })
})

describe('guides', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'
  const fetched = (headers: Record<string, string>, method = 'GET') =>
    isRealDownload(new Request('http://localhost/downloads/x/file', { method, headers }))

  test('only a person who downloads from the start counts', () => {
    expect(fetched({ 'user-agent': agent })).toBe(true)
    expect(fetched({ 'user-agent': agent, range: 'bytes=0-1023' })).toBe(true)
    expect(fetched({ 'user-agent': agent, range: 'bytes=1024-' })).toBe(false)
    expect(fetched({ 'user-agent': agent, 'sec-purpose': 'prefetch' })).toBe(false)
    expect(fetched({ 'user-agent': agent }, 'HEAD')).toBe(false)
    expect(fetched({ 'user-agent': 'Googlebot/2.1' })).toBe(false)
    expect(fetched({})).toBe(false)
  })

  test('require the chosen fields, and always an email address', () => {
    expect(requiredFieldsOf({ requiredFields: ['zipCode', 'email'] })).toEqual(['email', 'zipCode'])
    expect(requiredFieldsOf({ requiredFields: ['name'] })).toEqual(['email', 'name'])
    expect(requiredFieldsOf({ requiredFields: [] })).toEqual([])
    expect(faultOfRequiredFields(['email', 'shoeSize'])).toContain('shoeSize')
    expect(faultOfRequiredFields(['name'])).toContain('email')
    expect(faultOfRequiredFields(['email'])).toBeNull()
  })

  test('a browser that sent everything is known', () => {
    expect(knowsAll('a=1; porchlight_reader_knows=email.name', ['email', 'name'])).toBe(true)
    expect(knowsAll('porchlight_reader_knows=email', ['email', 'name'])).toBe(false)
    expect(knowsAll('', [])).toBe(false)
  })
})

describe('the nearest community', () => {
  const communities = [
    { name: 'Boulder', latitude: 40.02, longitude: -105.27 },
    { name: 'Nowhere', latitude: null, longitude: null },
    { name: 'Grand Junction', latitude: 39.06, longitude: -108.55 },
    { name: 'Pueblo', latitude: 38.25, longitude: -104.61 },
  ]
  const order = async (zip: string | null) =>
    nearestFirst(communities, await placeOfZip(zip)).map(({ name }) => name)

  test.each([
    ['81003', 'Pueblo'],
    ['80301', 'Boulder'],
    ['81501-1234', 'Grand Junction'],
  ])('of %s is %s', async (zip, first) => {
    const names = await order(zip)
    expect(names[0]).toBe(first)
    expect(names.at(-1)).toBe('Nowhere')
  })

  test('T136: is found for the whole country', async () => {
    expect(await placeOfZip('43004')).toMatchObject({ latitude: 40.02, longitude: -82.8 })
    expect(await placeOfZip('10001')).toMatchObject({ latitude: 40.75, longitude: -74 })
    expect((await order('99501'))[0]).toBe('Grand Junction')
  })

  test('is unknown for what is no ZIP code, and nothing moves', async () => {
    for (const zip of ['8030', '00000', '99999', 'abc', null]) expect(await placeOfZip(zip)).toBeNull()
    expect(await order('00000')).toEqual(communities.map(({ name }) => name))
  })
})
