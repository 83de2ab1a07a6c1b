import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { careTypes } from '@/lib/records/entities/care-types'
import { communities } from '@/lib/records/entities/communities'
import { events } from '@/lib/records/entities/events'
import { exitIntentPopup } from '@/lib/records/entities/exit-intent-popup'
import { faqs } from '@/lib/records/entities/faqs'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { images } from '@/lib/records/entities/images'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { draftOf } from '@/lib/records/publish/draft'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { listRevisions, restoreRevision } from '@/lib/records/publish/revisions'
import {
  createRecord,
  getRecord,
  removeRecord,
  updateRecord,
  updateRecords,
} from '@/lib/records/store/operations'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const editor = somebody('editor')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, care_types, faqs, images, site_settings, page_heroes, exit_intent_popup, redirects, revisions cascade`
})

describe('a new record', () => {
  test('starts from its defaults, with history and audit in the same transaction', async () => {
    const made = await createRecord(admin, teamMembers, member('ruth-adler'))
    expect(made).toMatchObject({ slug: 'ruth-adler', active: true, featured: false, tags: [], bio: null })
    expect(await db.revision.findMany()).toMatchObject([
      { entity: 'teamMember', entityId: made.id, number: 1 },
    ])
    const [entry] = await db.auditEntry.findMany({ where: { entityId: made.id } })
    expect(entry).toMatchObject({
      action: 'create',
      actorName: 'a admin',
      ipAddress: '203.0.113.7',
      requestId: 'request-1',
      before: null,
      after: { slug: 'ruth-adler' },
    })
  })

  test('goes to the end of the order', async () => {
    await createRecord(admin, teamMembers, member('one'))
    await createRecord(admin, teamMembers, member('two'))
    expect(await createRecord(admin, teamMembers, member('three'))).toMatchObject({ sortOrder: 2 })
  })

  test('answers the messages of specification section 5 at their fields', async () => {
    const refused = createRecord(admin, teamMembers, { slug: 'Not A Slug', role: '  ' })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      fieldErrors: {
        slug: 'Slug must be lowercase letters, numbers, and hyphens only',
        name: 'Name is required',
        role: 'Role is required',
      },
    })
    expect(await db.teamMember.count()).toBe(0)
    expect(await db.revision.count()).toBe(0)
  })

  test('is refused at the field when a unique value is in use', async () => {
    await createRecord(admin, teamMembers, member('ruth'))
    await expect(createRecord(admin, teamMembers, member('ruth'))).rejects.toMatchObject({
      status: 409,
      fieldErrors: { slug: 'Slug is already used by another team member' },
    })
    expect(await db.revision.count()).toBe(1)
  })

  test('is refused at the field when it refers to nothing', async () => {
    const communityId = '018f0000-0000-7000-8000-000000000000'
    await expect(createRecord(admin, teamMembers, member('ruth', { communityId }))).rejects.toMatchObject({
      status: 400,
      fieldErrors: { communityId: 'This choice no longer exists. Please choose again' },
    })
  })
})

describe('a change', () => {
  test('writes only the sent fields, a revision and an audit entry of what differs', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth', { phone: '(303) 555-0101' }))
    const changed = await updateRecord(editor, teamMembers, id, { role: 'Cook' })
    expect(changed).toMatchObject({ role: 'Cook', phone: '(303) 555-0101', name: 'Name of ruth' })
    const [, second] = await db.revision.findMany({ where: { entityId: id }, orderBy: { number: 'asc' } })
    expect(second).toMatchObject({ number: 2, changedFields: ['role'], actorName: 'a editor' })
    const entry = await db.auditEntry.findFirst({ where: { entityId: id, action: 'update' } })
    expect(entry).toMatchObject({ before: { role: 'Chaplain' }, after: { role: 'Cook' } })
  })

  test('of a seeded record keeps its first state restorable', async () => {
    const { id } = await db.teamMember.create({ data: member('seeded') })
    await updateRecord(admin, teamMembers, id, { role: 'Cook' })
    const [first, second] = await db.revision.findMany({
      where: { entityId: id },
      orderBy: { number: 'asc' },
    })
    expect(first).toMatchObject({ number: 1, actorName: null, data: { role: 'Chaplain' } })
    expect(second).toMatchObject({ number: 2, data: { role: 'Cook' } })
  })

  test('that changes nothing leaves no trace', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { role: 'Chaplain' })
    expect(await db.revision.count()).toBe(1)
  })

  test('of a record that another user changed meanwhile is refused, and nothing is overwritten', async () => {
    const seen = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(editor, teamMembers, seen.id, { role: 'Cook', updatedAt: seen.updatedAt })
    const late = updateRecord(admin, teamMembers, seen.id, { role: 'Nurse', updatedAt: seen.updatedAt })
    await expect(late).rejects.toMatchObject({
      status: 409,
      message: 'a editor changed this after you opened it. Your changes have not been saved yet.',
    })
    expect(await getRecord(admin, teamMembers, seen.id)).toMatchObject({ role: 'Cook' })
  })

  test('by two people at the same moment succeeds for exactly one', async () => {
    const seen = await createRecord(admin, teamMembers, member('ruth'))
    const attempts = Array.from({ length: 6 }, (_, at) =>
      updateRecord(admin, teamMembers, seen.id, { role: `Role ${at}`, updatedAt: seen.updatedAt }),
    )
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await db.revision.count({ where: { entityId: seen.id } })).toBe(2)
  })

  test('through an alias reaches the one column (reading 18)', async () => {
    const { id } = await createRecord(admin, communities, {
      name: 'Juniper',
      slug: 'juniper',
      zipCode: '80301',
      active: false,
    })
    expect(await db.community.findUnique({ where: { id } })).toMatchObject({ zip: '80301' })
    const question = await createRecord(admin, faqs, { question: 'Why?', answerHtml: '<p>So.</p>', sort: 7 })
    expect(question).toMatchObject({ answer: '<p>So.</p>', sortOrder: 7 })
    // When a record is sent back with both names, the edited one counts.
    const changed = await updateRecord(admin, communities, id, { zip: '80301', zipCode: '80302' })
    expect(changed.zip).toBe('80302')
  })

  test('replaces the members of a join and keeps the columns of unchanged ones', async () => {
    const picture = await givenImage('A pool')
    const [pool, salon, garden] = await Promise.all(
      ['pool', 'salon', 'garden'].map((slug) => db.amenity.create({ data: { slug, name: slug } })),
    )
    if (!pool || !salon || !garden) throw new Error('no amenities')
    const { id } = await givenCommunity('juniper')
    await db.communityAmenity.create({
      data: { communityId: id, amenityId: pool.id, imageId: picture.id },
    })
    const changed = await updateRecord(admin, communities, id, { amenities: [garden.id, pool.id] })
    expect(changed.amenities).toEqual([pool.id, garden.id].toSorted())
    await updateRecord(admin, communities, id, { amenities: [pool.id] })
    const rows = await db.communityAmenity.findMany({ where: { communityId: id } })
    expect(rows).toMatchObject([{ amenityId: pool.id, imageId: picture.id }])
  })

  test('gives its pairs a picture, which counts as a use, and takes it away with the pair', async () => {
    const [picture, pool, salon] = [
      await givenImage('Our pool'),
      await db.amenity.create({ data: { slug: 'our-pool', name: 'Pool' } }),
      await db.amenity.create({ data: { slug: 'our-salon', name: 'Salon' } }),
    ]
    const { id } = await givenCommunity('aspen')
    const pictured = [{ amenityId: pool.id, imageId: picture.id }]
    await expect(updateRecord(admin, communities, id, { amenityPictures: pictured })).rejects.toMatchObject({
      fieldErrors: {
        'amenityPictures.0.amenityId': 'Choose this amenity above, or remove its picture',
      },
    })
    const both = { amenities: [pool.id, salon.id], amenityPictures: pictured }
    expect(await updateRecord(admin, communities, id, both)).toMatchObject({ amenityPictures: pictured })
    await expect(removeRecord(admin, images, picture.id)).rejects.toMatchObject({ status: 409 })
    const twice = { amenityPictures: [...pictured, ...pictured] }
    await expect(updateRecord(admin, communities, id, twice)).rejects.toMatchObject({
      fieldErrors: {
        'amenityPictures.1.amenityId': 'Please choose another amenity. This one already has a picture',
      },
    })
    const fewer = { amenities: [salon.id], amenityPictures: [] }
    expect(await updateRecord(admin, communities, id, fewer)).toMatchObject(fewer)
    await removeRecord(admin, images, picture.id)
  })

  test('T104: refuses a value that its kind of section shows nowhere, and keeps one that is stored', async () => {
    const { id: imageId } = await givenImage('A clock')
    const section = { slug: 'ten-minutes', sectionType: 'promise', title: 'We call back' }
    const refused = {
      fieldErrors: {
        imageId:
          'This has no effect while “Kind of section” is “Callback promise, minute by minute”. Please leave it empty',
      },
    }
    await expect(createRecord(admin, homepageSections, { ...section, imageId })).rejects.toMatchObject(
      refused,
    )
    const shown = await createRecord(admin, homepageSections, { ...section, sectionType: 'text', imageId })
    const changed = await updateRecord(admin, homepageSections, shown.id, { sectionType: 'promise' })
    await expect(updateRecord(admin, homepageSections, shown.id, changed)).resolves.toMatchObject({ imageId })
    const other = { imageId: (await givenImage('Another clock')).id }
    await expect(updateRecord(admin, homepageSections, shown.id, other)).rejects.toMatchObject(refused)
    await updateRecord(admin, homepageSections, shown.id, { imageId: null })
  })
})

describe('a rule over several fields', () => {
  test('holds when only one of them is sent', async () => {
    const times = { startsAt: '2027-01-02T10:00:00-07:00', endsAt: '2027-01-02T11:00:00-07:00' }
    const { id } = await createRecord(admin, events, { slug: 'tea', title: 'Tea', ...times })
    const earlier = updateRecord(admin, events, id, { endsAt: '2027-01-02T09:00:00-07:00' })
    await expect(earlier).rejects.toMatchObject({
      fieldErrors: { endsAt: 'Choose an end after the start' },
    })
    expect(await updateRecord(admin, events, id, { endsAt: null })).toMatchObject({ endsAt: null })
  })

  test('of a page section requires a page or a landing page (specification section 5)', async () => {
    const section = { sectionType: 'text', sectionKey: 'intro' }
    await expect(createRecord(admin, pageContentSections, section)).rejects.toMatchObject({
      fieldErrors: { pagePath: 'Either pagePath or landingPageTemplateId must be provided' },
    })
  })
})

describe('a deletion', () => {
  test('is refused with the places that use the record', async () => {
    const care = await createRecord(admin, careTypes, { name: 'Memory care', slug: 'memory-care' })
    for (const slug of ['juniper', 'lodge']) {
      const { id } = await givenCommunity(slug)
      await db.communityCareType.create({ data: { communityId: id, careTypeId: care.id } })
    }
    await expect(removeRecord(admin, careTypes, care.id)).rejects.toMatchObject({
      status: 409,
      message: 'Memory care is used by 2 communities (juniper, lodge). Remove it there first.',
    })
    const picture = await givenImage('A porch')
    await createRecord(admin, teamMembers, member('ruth', { avatarImageId: picture.id }))
    await expect(removeRecord(admin, images, picture.id)).rejects.toMatchObject({
      message: 'A porch is used by 1 team member (Name of ruth). Remove it there first.',
    })
  })

  test('keeps the history and records who did it', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await removeRecord(editor, teamMembers, id)
    expect(await db.teamMember.count()).toBe(0)
    expect(await db.revision.count({ where: { entityId: id } })).toBe(1)
    const entry = await db.auditEntry.findFirst({ where: { entityId: id, action: 'delete' } })
    expect(entry).toMatchObject({ actorName: 'a editor', before: { slug: 'ruth' }, after: null })
  })

  test('of a community with leads is refused', async () => {
    const { id } = await givenCommunity('juniper', { name: 'Juniper House' })
    const lead = { name: 'Ann', phone: '3035550100', transactionId: 'a-lead', communityId: id }
    await db.tourRequest.create({ data: lead })
    await expect(removeRecord(admin, communities, id)).rejects.toThrow('Juniper House has 1 tour request.')
  })
})

describe('a single', () => {
  test('is created by its first save and changed by the next', async () => {
    const first = await updateRecord(admin, siteSettings, null, {
      companyName: 'Evergrove',
      companyPhoneDisplay: '(303) 555-0140',
      productSlug: 'evergrove',
      timeZone: 'America/Denver',
      afterHoursPromise: 'We call at {time}.',
      consentText: 'You agree.',
    })
    expect(first).toMatchObject({ companyPhoneDial: '+13035550140', consentVersion: 1 })
    const next = await updateRecord(admin, siteSettings, null, { consentText: 'You agree to calls.' })
    expect(next).toMatchObject({ id: first.id, consentVersion: 2, companyName: 'Evergrove' })
    expect(await db.siteSettings.count()).toBe(1)
  })

  test('may have a number as its id, and still has a history', async () => {
    const words = { title: 'Wait', message: 'Take our guide', ctaText: 'Get it' }
    const made = await updateRecord(admin, exitIntentPopup, null, words)
    expect(made).toMatchObject({ id: '1', active: true })
    await updateRecord(admin, exitIntentPopup, null, { title: 'Before you go', updatedAt: made.updatedAt })
    expect(await listRevisions(admin, exitIntentPopup, '1')).toMatchObject([{ number: 2 }, { number: 1 }])
    await restoreRevision(admin, exitIntentPopup, '1', 1)
    expect(await draftOf(admin, exitIntentPopup, '1')).toMatchObject({ values: { title: 'Wait' } })
    const { record } = await publishRecord(admin, exitIntentPopup, '1')
    expect(record).toMatchObject({ id: '1', title: 'Wait' })
    await expect(listRevisions(admin, exitIntentPopup, '2')).rejects.toMatchObject({ status: 404 })
  })

  test('dials the number it prints, unless another one is given', async () => {
    const save = (values: Record<string, unknown>) => updateRecord(admin, siteSettings, null, values)
    await db.siteSettings.create({ data: { companyName: 'Evergrove', companyPhoneDial: '+13035550140' } })
    expect(await save({ companyPhoneDisplay: '720 555 0101' })).toMatchObject({
      companyPhoneDial: '+17205550101',
    })
    const both = { companyPhoneDisplay: '720 555 0102', companyPhoneDial: '+13035550199' }
    expect(await save(both)).toMatchObject({ companyPhoneDial: '+13035550199' })
  })
})

describe('several records changed at once', () => {
  const slugs = ['ann', 'ben', 'cy']
  const made = () => Promise.all(slugs.map((slug) => createRecord(admin, teamMembers, member(slug))))
  const off = ({ id }: { id: string }) => ({ id, input: { active: false } })

  test('are changed together, each with its history; a record that already has the value is left alone', async () => {
    const [ann, ben, cy] = await made()
    if (!ann || !ben || !cy) throw new Error('three were made')
    await updateRecord(admin, teamMembers, cy.id, { active: false })
    const changed = await updateRecords(editor, teamMembers, [ann, ben, cy].map(off))
    expect(changed.map(({ before, after }) => [before.slug, before.active, after.active]).toSorted()).toEqual(
      [
        ['ann', true, false],
        ['ben', true, false],
      ],
    )
    expect(await db.revision.count({ where: { entityId: ann.id } })).toBe(2)
    expect(await db.auditEntry.count({ where: { entityId: ben.id, action: 'update' } })).toBe(1)
  })

  test('stay unchanged when one is refused', async () => {
    const [ann, ben] = await made()
    if (!ann || !ben) throw new Error('three were made')
    const stale = { id: ben.id, input: { active: false, updatedAt: '2020-01-01T00:00:00.000Z' } }
    await expect(updateRecords(editor, teamMembers, [off(ann), stale])).rejects.toMatchObject({ status: 409 })
    expect(await getRecord(admin, teamMembers, ann.id)).toMatchObject({ active: true })
    await expect(updateRecords(somebody('viewer'), teamMembers, [off(ann)])).rejects.toMatchObject({
      status: 403,
    })
  })

  test('are not changed for a user of another community', async () => {
    const [own, other] = [await givenCommunity('own'), await givenCommunity('other')]
    const mine = await createRecord(admin, teamMembers, { ...member('mine'), communityId: own.id })
    const theirs = await createRecord(admin, teamMembers, { ...member('theirs'), communityId: other.id })
    await expect(
      updateRecords(somebody('editor', [own.id]), teamMembers, [off(mine), off(theirs)]),
    ).rejects.toMatchObject({ status: 404 })
    expect(await getRecord(admin, teamMembers, mine.id)).toMatchObject({ active: true })
  })
})
