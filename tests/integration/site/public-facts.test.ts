import { expect, test } from 'vitest'
import { GET as getCommunity } from '@/app/api/communities/[id]/route'
import { GET as getSettings } from '@/app/api/site-settings/route'
import { db } from '@/lib/platform/database/db'

/** Company fields that anybody may read. A new field of the answer must be added here. */
const OF_THE_COMPANY = [
  'companyName',
  'companyPhoneDisplay',
  'companyPhoneDial',
  'companyEmail',
  'supportEmail',
  'companyAddress',
  'companyCity',
  'companyState',
  'companyZip',
  'facebookUrl',
  'instagramUrl',
  'linkedinUrl',
  'twitterUrl',
]
const SECRET = /password|hash|token|secret|ipAddress|notes|createdAt|updatedAt|session/i

const community = (id: string) =>
  getCommunity(new Request(`http://localhost:3000/api/communities/${id}`), {
    params: Promise.resolve({ id }),
  })

const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysIn(part),
      ])
    : []

test('T19: the API exposes only the listed facts of the company', async () => {
  await db.siteSettings.create({ data: { companyName: 'Larkspur', consentText: 'canary words' } })
  const answer = await getSettings(new Request('http://localhost:3000/api/site-settings'), undefined)
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(OF_THE_COMPANY.sort())
})

test('T19: it exposes no staff data of a community, and no hidden rows', async () => {
  const { id } = await db.community.create({ data: { slug: 'open', name: 'Open', active: true } })
  const hidden = await db.community.create({ data: { slug: 'hidden', name: 'Canary House', active: false } })
  const review = { communityId: id, authorName: 'Canary Ruth', content: 'Canary words' }
  await db.testimonial.create({ data: { ...review, approved: false, rating: 1 } })
  const shown = await community('open')
  expect(shown.status).toBe(200)
  const told: unknown = await shown.json()
  expect(told).toMatchObject({ id, name: 'Open' })
  expect(keysIn(told).filter((key) => SECRET.test(key))).toEqual([])
  expect(JSON.stringify(told).toLowerCase()).not.toContain('canary')
  for (const key of ['hidden', hidden.id]) {
    const refused = await community(key)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain('Canary')
  }
})
