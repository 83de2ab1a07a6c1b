import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { startListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { teamMembers } from '@/lib/records/entities/team-members'
import { previewPlace } from '@/lib/records/preview/preview-place'
import { withDraft, withDrafts } from '@/lib/records/preview/with-draft'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord } from '@/lib/records/store/operations'
import { getLandingPage } from '@/lib/site/landing-pages/landing-page'
import { member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody()
let id: string

const readName = atRequest(async () => {
  cached('team_members')
  return (await db.teamMember.findUniqueOrThrow({ where: { id } })).name
})

beforeAll(async () => {
  await startListening()
  ;({ id } = await createRecord(admin, teamMembers, member('ruth')))
  await saveDraft(admin, teamMembers, id, { values: { name: 'Ruth of the draft' } })
})

afterAll(stopListening)

test('D3: in a preview everything is read as drafted, once per name; outside and afterwards nothing is', async () => {
  const outside = await readName()
  const seen = await withDraft({ actor: admin, entity: teamMembers, id }, async (record) => {
    const again = await db.$transaction((tx) => tx.teamMember.findUniqueOrThrow({ where: { id } }))
    return [record.name, await readName(), again.name]
  })
  expect(seen).toEqual(Array(3).fill('Ruth of the draft'))
  expect(outside).not.toBe('Ruth of the draft')
  expect(await readName()).toBe(outside)
  expect((await db.teamMember.findUniqueOrThrow({ where: { id } })).name).toBe(outside)
})

test('D3: work that a previewed page defers gets the real database', async () => {
  let later: Promise<string> | undefined
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await withDraft({ actor: admin, entity: teamMembers, id }, async () => {
    later = gone.then(async () => (await db.teamMember.findUniqueOrThrow({ where: { id } })).name)
  })
  go()
  expect(await later).not.toBe('Ruth of the draft')
})

test('D3: users who may not edit a record cannot preview it', async () => {
  const viewer = somebody('viewer')
  const look = withDraft({ actor: viewer, entity: teamMembers, id }, async ({ name }) => name)
  await expect(look).rejects.toMatchObject({ status: 403 })
})

test('D3: failures in a preview are reported, and leave nothing behind', async () => {
  const look = withDraft({ actor: admin, entity: teamMembers, id }, () => Promise.reject(new Error('broken')))
  await expect(look).rejects.toThrow('broken')
  await db.teamMember.update({ where: { id }, data: { bio: 'Sings' } })
})

test('T204: a landing page is previewed for the chosen city and community, and stays as it is', async () => {
  const house = await db.community.create({ data: { slug: 'place', name: 'Birch House', city: 'Dayton' } })
  const page = await createRecord(admin, landingPageTemplates, {
    title: 'Places',
    slug: 'places',
    urlPattern: '/places-for-all',
    templateType: 'location',
    heroTitle: 'Senior living in {city}, near {community}',
    cities: ['Toledo'],
    active: false,
  })
  const records = [{ entity: landingPageTemplates, id: page.id }]
  const shown = (query: string) =>
    withDrafts({ actor: admin, records }, () => getLandingPage('places'), previewPlace(query))
  expect((await shown(`preview-city=santa-fe&preview-community=${house.id}`))?.heroTitle).toBe(
    'Senior living in Santa Fe, near Birch House',
  )
  expect(previewPlace('preview-city=%3Cb%3E&preview-community=1')).toEqual({ city: null, communityId: null })
  expect(await db.landingPageTemplate.findUnique({ where: { id: page.id } })).toMatchObject({
    cities: ['toledo'],
    communityId: null,
  })
  // Without a community, the sentence has a hole.
  await expect(publishRecord(admin, landingPageTemplates, page.id)).rejects.toMatchObject({
    fieldErrors: { heroTitle: '{community} needs a community under “Who it is for”' },
  })
})
