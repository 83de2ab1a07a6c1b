import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { startListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import type { EntityName } from '@/lib/records/declare/field'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { exitIntentPopup } from '@/lib/records/entities/exit-intent-popup'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { entityNamed } from '@/lib/records/entities/registry'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { previewPlace } from '@/lib/records/preview/preview-place'
import { shownPage } from '@/lib/records/preview/shown-page'
import { withDraft, withDrafts } from '@/lib/records/preview/with-draft'
import { publishRecord, unpublishRecord } from '@/lib/records/publish/publish-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, getRecord } from '@/lib/records/store/operations'
import { getArticle } from '@/lib/site/articles/articles'
import { getLandingPage } from '@/lib/site/landing-pages/landing-page'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

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

/** Required fields alone; `place` stands for a community. */
const MINIMAL: Partial<Record<EntityName, Record<string, unknown>>> = {
  amenity: { name: 'Pool', slug: 'pool' },
  announcement: { text: 'The road is closed.' },
  blogPost: { title: 'Soup', slug: 'soup', content: '<p>Soup.</p>' },
  careType: { name: 'Day care', slug: 'day-care' },
  community: { name: 'Larkspur House', slug: 'larkspur-house' },
  communityHighlight: { communityId: 'place', title: 'Porch' },
  event: { title: 'Supper', slug: 'supper', startsAt: '2040-06-01T18:00:00Z' },
  faq: { question: 'Pets?', answer: '<p>Yes.</p>' },
  floorPlan: { name: 'Wren', planSlug: 'wren', communityId: 'place', bedrooms: 1, bathrooms: 1 },
  gallery: { title: 'Garden', slug: 'garden' },
  homepageConfig: { sectionKey: 'care' },
  homepageSection: { slug: 'top', sectionType: 'hero' },
  landingPageTemplate: { title: 'Spring', slug: 'spring', urlPattern: '/spring', templateType: 'general' },
  page: { path: '/an-example', title: 'Example', description: 'An example.' },
  pageContentSection: { pagePath: '/previewed', sectionType: 'rich-text', sectionKey: 'soup' },
  pageHero: { pagePath: '/previewed', title: 'Soup' },
  post: { title: 'Newsletter', slug: 'newsletter' },
  teamMember: { name: 'Ruth', slug: 'ruth-alone', role: 'Cook' },
}

test.each(Object.entries(MINIMAL))(
  'T211: a new %s with only its required fields has a preview, which is a page',
  async (name, minimal) => {
    const entity = entityNamed(name as EntityName)
    const place = await givenCommunity(`place-of-${entity.path}`)
    await db.page.upsert({
      where: { path: '/previewed' },
      create: { path: '/previewed', title: 'Previewed', description: 'What we cook.' },
      update: {},
    })
    const values = { ...minimal, ...(minimal.communityId !== undefined && { communityId: place.id }) }
    const draftId = randomUUID()
    await saveDraft(admin, entity, draftId, { values })
    const path = await withDraft({ actor: admin, entity, id: draftId }, (record) => shownPage(entity, record))
    expect(path).toMatch(/^\//)
    // Nothing of it is left for visitors.
    expect(await db.draft.count({ where: { entityId: draftId } })).toBe(1)
    await expect(getRecord(admin, entity, draftId)).rejects.toMatchObject({ status: 404 })
  },
)

test('T211: an article is previewed before its time and without one, and only there', async () => {
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()
  for (const publishedAt of [null, inAWeek]) {
    const id = randomUUID()
    const values = { title: 'Soup', slug: `soup-${id}`, content: '<p>Soup.</p>', publishedAt }
    await saveDraft(admin, blogPosts, id, { values })
    const shown = await withDraft({ actor: admin, entity: blogPosts, id }, async (record) => [
      await shownPage(blogPosts, record),
      (await getArticle(`soup-${id}`))?.title,
    ])
    expect(shown).toEqual([`/blog/soup-${id}`, 'Soup'])
    expect(await getArticle(`soup-${id}`)).toBeNull()
  }
})

test('T211: the menu, the settings and the exit offer are drafted, previewed and published like other content', async () => {
  await db.siteSettings.deleteMany()
  await db.siteSettings.create({ data: { companyName: 'Larkspur Homes', productSlug: 'larkspur' } })
  await db.exitIntentPopup.deleteMany()
  await db.exitIntentPopup.create({ data: { id: 1, title: 'Wait' } })
  const settings = await getRecord(admin, siteSettings, null)
  await saveDraft(admin, siteSettings, settings.id, { values: { companyName: 'Larkspur House' } })
  await saveDraft(admin, exitIntentPopup, '1', { values: { title: 'Before you go' } })
  const name = () => db.siteSettings.findFirstOrThrow().then(({ companyName }) => companyName)
  const seen = await withDraft({ actor: admin, entity: siteSettings, id: settings.id }, name)
  expect([seen, await name()]).toEqual(['Larkspur House', 'Larkspur Homes'])
  await publishRecord(admin, siteSettings, settings.id)
  await publishRecord(admin, exitIntentPopup, '1')
  expect(await name()).toBe('Larkspur House')
  expect(await db.exitIntentPopup.findFirst()).toMatchObject({ title: 'Before you go', active: true })
  // Nothing of the company's facts can go off the site.
  await expect(unpublishRecord(admin, siteSettings, settings.id)).rejects.toMatchObject({ status: 405 })
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
    fieldErrors: { heroTitle: '{community} needs a community under “Targeting”' },
  })
})
