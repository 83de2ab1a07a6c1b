import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { careNeeds } from '@/lib/records/entities/care-needs'
import { communities } from '@/lib/records/entities/communities'
import { events } from '@/lib/records/entities/events'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { teamMembers } from '@/lib/records/entities/team-members'
import { testimonials } from '@/lib/records/entities/testimonials'
import { draftOf } from '@/lib/records/publish/draft'
import { applyDraft, publishRecord, storeDraft, unpublishRecord } from '@/lib/records/publish/publish-record'
import { listRevisions } from '@/lib/records/publish/revisions'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, getRecord, updateRecord, updateRecords } from '@/lib/records/store/operations'
import { givenImage, member, refusals, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const editor = somebody('editor')
const other = { ...somebody('editor'), username: 'another editor' }

const SPRING = { slug: 'spring', title: 'Spring', templateType: 'general', urlPattern: '/spring' }

beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, care_needs, team_members, communities, care_types, testimonials, events, images, redirects, revisions, landing_page_templates cascade`
})

describe('a draft', () => {
  test('D2: holds what differs from the record, and leaves the record and its history alone', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    const values = { role: 'Cook', name: 'Name of ruth', bio: '' }
    const draft = await saveDraft(editor, teamMembers, id, { values })
    expect(draft).toMatchObject({ values: { role: 'Cook' }, actorName: 'a editor', isMine: true })
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Chaplain' })
    expect(await db.revision.count({ where: { entityId: id } })).toBe(1)
    expect(await draftOf(other, teamMembers, id)).toMatchObject({ values: { role: 'Cook' }, isMine: false })
  })

  test('that equals the record again is removed', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    expect(await saveDraft(editor, teamMembers, id, { values: { role: 'Chaplain' } })).toBeNull()
    expect(await db.draft.count()).toBe(0)
  })

  test('may be incomplete and invalid, and can start a new record', async () => {
    const id = randomUUID()
    const values = { name: '', slug: 'Not A Slug' }
    expect(await saveDraft(editor, teamMembers, id, { values })).toMatchObject({ values, basedOn: null })
    expect(await draftOf(editor, teamMembers, id)).toMatchObject({ values })
    expect(await db.teamMember.count()).toBe(0)
  })

  test('refuses undeclared and guarded fields and flags, and removes markup that could run', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    const unknown = saveDraft(editor, teamMembers, id, { values: { shoeSize: 44 } })
    await expect(unknown).rejects.toMatchObject({
      status: 400,
      fieldErrors: { shoeSize: 'There is no such field' },
    })
    const page = await db.landingPageTemplate.create({ data: SPRING })
    const guarded = saveDraft(editor, landingPageTemplates, page.id, { values: { customScripts: 'x' } })
    await expect(guarded).rejects.toMatchObject({ status: 403 })
    const values = { active: false, bio: '<p>Sings</p><script>alert(1)</script>' }
    const draft = await saveDraft(editor, teamMembers, id, { values })
    expect(draft?.values).not.toHaveProperty('active')
    expect(JSON.stringify(draft)).not.toContain('script')
  })

  test('D7: of another user is not overwritten by someone who has not seen it', async () => {
    const { id, updatedAt } = await createRecord(admin, teamMembers, member('ruth'))
    const theirs = await saveDraft(editor, teamMembers, id, {
      values: { role: 'Cook' },
      draftUpdatedAt: null,
    })
    const blind = { values: { role: 'Nurse' }, updatedAt, draftUpdatedAt: null }
    await expect(saveDraft(other, teamMembers, id, blind)).rejects.toMatchObject({
      status: 409,
      message: 'a editor changed this after you opened it. Your changes have not been saved yet.',
    })
    await expect(publishRecord(other, teamMembers, id, blind)).rejects.toMatchObject({ status: 409 })
    const seen = { ...blind, draftUpdatedAt: theirs?.updatedAt }
    expect(await saveDraft(other, teamMembers, id, seen)).toMatchObject({ actorName: 'another editor' })
    // One's own draft can be sent again when the response was lost.
    expect(await saveDraft(other, teamMembers, id, blind)).toMatchObject({ values: { role: 'Nurse' } })
  })

  test('is refused when the record itself was changed or deleted meanwhile', async () => {
    const seen = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, seen.id, { role: 'Cook' })
    const late = { values: { bio: 'x' }, updatedAt: seen.updatedAt }
    await expect(saveDraft(editor, teamMembers, seen.id, late)).rejects.toMatchObject({ status: 409 })
    await db.teamMember.delete({ where: { id: seen.id } })
    await expect(saveDraft(editor, teamMembers, seen.id, late)).rejects.toMatchObject({ status: 404 })
    expect(await db.draft.count()).toBe(0)
  })

  test('is discarded with its contents in the log', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    await discardDraft(other, teamMembers, id)
    expect(await draftOf(editor, teamMembers, id)).toBeNull()
    const entry = await db.auditEntry.findFirst({ where: { action: 'discard-draft', entityId: id } })
    expect(entry).toMatchObject({ actorName: 'another editor', before: { role: 'Cook' } })
  })

  test('exists only for entities that can be published', async () => {
    const { id } = await createRecord(admin, careNeeds, { name: 'Two-person transfer' })
    for (const reason of await refusals([
      saveDraft(admin, careNeeds, id, { values: {} }),
      publishRecord(admin, careNeeds, id),
      unpublishRecord(admin, careNeeds, id),
      draftOf(admin, careNeeds, id),
    ]))
      expect(reason).toMatchObject({ status: 405 })
  })
})

describe('publishing', () => {
  test('applies the draft as one history entry, and removes the draft', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    const { record } = await publishRecord(editor, teamMembers, id)
    expect(record).toMatchObject({ role: 'Cook', active: true })
    expect(await db.draft.count()).toBe(0)
    expect(await db.revision.findFirst({ where: { entityId: id, number: 2 } })).toMatchObject({
      actorName: 'a editor',
      changedFields: ['role'],
    })
    expect(await db.auditEntry.count({ where: { entityId: id, action: 'publish' } })).toBe(1)
  })

  test('creates the record of a draft under its reserved id', async () => {
    const id = randomUUID()
    await saveDraft(editor, teamMembers, id, { values: member('ruth') })
    const { record } = await publishRecord(editor, teamMembers, id)
    expect(record).toMatchObject({ id, slug: 'ruth', active: true, sortOrder: 0 })
  })

  test('of an incomplete draft is refused at the field, and the draft stays', async () => {
    const id = randomUUID()
    await saveDraft(editor, teamMembers, id, { values: { slug: 'ruth', role: 'Cook' } })
    await expect(publishRecord(editor, teamMembers, id)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { name: 'Name is required' },
    })
    expect(await db.teamMember.count()).toBe(0)
    expect(await db.draft.count()).toBe(1)
  })

  test('uses the sent values instead of the stored ones', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    const { record } = await publishRecord(editor, teamMembers, id, { values: { bio: 'Sings' } })
    expect(record).toMatchObject({ role: 'Chaplain' })
  })

  test('leaves a redirect from a changed address, and unpublishing a temporary one', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await saveDraft(editor, teamMembers, id, { values: { slug: 'ruth-adler' } })
    expect(await db.redirect.count()).toBe(0)
    await publishRecord(editor, teamMembers, id)
    expect(await db.redirect.findUnique({ where: { fromPath: '/team/ruth' } })).toMatchObject({
      toPath: '/team/ruth-adler',
    })
    await unpublishRecord(editor, teamMembers, id)
    expect(await db.redirect.findUnique({ where: { fromPath: '/team/ruth-adler' } })).toMatchObject({
      statusCode: 307,
    })
    expect(await db.auditEntry.count({ where: { entityId: id, action: 'unpublish' } })).toBe(1)
  })

  test('accepts no field that is changed elsewhere, whoever drafts it', async () => {
    const made = await db.landingPageTemplate.create({ data: SPRING })
    const values = { customScripts: 'hello()', title: 'May' }
    await expect(saveDraft(admin, landingPageTemplates, made.id, { values })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { customScripts: expect.stringContaining('Scripts') },
    })
    expect(await draftOf(admin, landingPageTemplates, made.id)).toBeNull()
  })

  test('a stored draft is complete, and unpublished until it is published', async () => {
    const id = randomUUID()
    await saveDraft(editor, teamMembers, id, { values: member('ruth') })
    expect(await storeDraft(editor, teamMembers, id)).toMatchObject({ id, active: false })
    expect(await db.draft.count()).toBe(0)
    await publishRecord(editor, teamMembers, id)
    await expect(storeDraft(editor, teamMembers, id)).rejects.toMatchObject({ status: 409 })
  })

  test('a draft is applied in a transaction that is rolled back and leaves no trace', async () => {
    const { id } = await createRecord(admin, teamMembers, { ...member('ruth'), active: false })
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    const seen = await db
      .$transaction(async (tx) => {
        const record = await applyDraft(tx, editor, teamMembers, id)
        throw Object.assign(new Error('taken back'), { record })
      })
      .catch((error: { record: unknown }) => error.record)
    expect(seen).toMatchObject({ role: 'Cook', active: true })
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Chaplain', active: false })
    expect(await db.draft.count()).toBe(1)
  })

  test('two users who publish at the same moment do it once', async () => {
    const id = randomUUID()
    await saveDraft(editor, teamMembers, id, { values: member('ruth') })
    const outcomes = await Promise.allSettled(
      [editor, other].map((one) => publishRecord(one, teamMembers, id)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await db.teamMember.count()).toBe(1)
    expect(await db.revision.count({ where: { entityId: id } })).toBe(1)
  })
})

describe('checks before publishing', () => {
  test('a community lacks nothing that its page prints', async () => {
    const id = randomUUID()
    await saveDraft(editor, communities, id, {
      values: { name: 'Juniper', slug: 'juniper', startingPrice: '4850' },
    })
    await expect(publishRecord(editor, communities, id)).rejects.toMatchObject({
      status: 400,
      fieldErrors: {
        street: expect.any(String),
        city: expect.any(String),
        phoneDisplay: expect.any(String),
        shortDescription: expect.any(String),
        imageId: expect.any(String),
        priceAsOf: 'A price needs a date. Enter when the prices were current',
      },
    })
    expect(await db.community.count()).toBe(0)
    const image = await givenImage('A house')
    const facts = {
      street: '1 Elm',
      city: 'Boulder',
      phoneDisplay: '(303) 555-0101',
      priceAsOf: '2026-11-01',
    }
    const values = {
      name: 'Juniper',
      slug: 'juniper',
      shortDescription: 'A house.',
      imageId: image.id,
      ...facts,
    }
    expect((await publishRecord(editor, communities, id, { values })).record).toMatchObject({ active: true })
  })

  test('A5: a review is approved with its source, date, consent and care, however it is written', async () => {
    const bare = await createRecord(editor, testimonials, { authorName: 'Ann', content: 'Kind people' })
    const fieldErrors = {
      source: expect.any(String),
      writtenOn: expect.any(String),
      consentAt: expect.any(String),
      careTypeId: expect.any(String),
    }
    for (const reason of await refusals([
      publishRecord(editor, testimonials, bare.id),
      updateRecord(editor, testimonials, bare.id, { approved: true }),
      createRecord(editor, testimonials, { authorName: 'Bo', content: 'Kind', approved: true }),
    ]))
      expect(reason).toMatchObject({ status: 400, fieldErrors })
    const { id: careTypeId } = await db.careType.create({
      data: { slug: 'memory-care', name: 'Memory care' },
    })
    const values = {
      source: 'Letter',
      writtenOn: '2026-10-01',
      consentAt: '2026-10-02T10:00:00Z',
      careTypeId,
    }
    await publishRecord(editor, testimonials, bare.id, { values })
    const taken = updateRecord(editor, testimonials, bare.id, { consentAt: null })
    await expect(taken).rejects.toMatchObject({ fieldErrors: { consentAt: expect.any(String) } })
  })

  test('T137: no way to the site passes by the checks, and an administrator may pass over them by name', async () => {
    const admin = somebody('admin')
    const bare = await createRecord(editor, communities, { name: 'Bare', slug: 'bare', active: false })
    const needsStreet = { status: 400, fieldErrors: { street: expect.any(String) } }
    for (const reason of await refusals([
      updateRecord(editor, communities, bare.id, { active: true }),
      createRecord(editor, communities, { name: 'New', slug: 'new', active: true }),
      publishRecord(editor, communities, bare.id),
    ]))
      expect(reason).toMatchObject(needsStreet)
    await expect(
      updateRecords(editor, communities, [{ id: bare.id, input: { active: true } }]),
    ).rejects.toMatchObject({ status: 400, fieldErrors: { 'records.0.street': expect.any(String) } })
    const why = 'The sign is up, the street is not named yet'
    const byEditor = publishRecord(editor, communities, bare.id, { publishAnyway: why })
    await expect(byEditor).rejects.toMatchObject({ status: 403 })
    await publishRecord(admin, communities, bare.id, { publishAnyway: why })
    expect((await listRevisions(admin, communities, bare.id))[0]).toMatchObject({ note: why })
    const [logged] = await db.auditEntry.findMany({ where: { entityId: bare.id, action: 'publish' } })
    expect(logged).toMatchObject({ actorName: admin.username, after: { publishedAnyway: why } })
    // Its known faults do not keep other changes back; a new one does.
    await updateRecord(editor, communities, bare.id, { city: 'Columbus' })
    await expect(updateRecord(editor, communities, bare.id, { city: null })).rejects.toMatchObject({
      fieldErrors: { city: expect.any(String) },
    })
  })

  test('a past event is published with a warning', async () => {
    const id = randomUUID()
    const values = { title: 'Supper', slug: 'supper', startsAt: '2020-01-01T18:00:00Z' }
    const { warnings } = await publishRecord(editor, events, id, { values })
    expect(warnings).toMatchObject([{ field: 'startsAt', severity: 'warning' }])
  })
})
