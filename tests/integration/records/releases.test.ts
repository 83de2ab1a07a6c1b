import { randomUUID } from 'node:crypto'
import { addHours } from 'date-fns'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { communities } from '@/lib/records/entities/communities'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createReleaseLink, openPreviewLink } from '@/lib/records/preview/preview-links'
import { withDrafts } from '@/lib/records/preview/with-draft'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { publishRelease } from '@/lib/records/releases/publish-release'
import { addToRelease, releaseCandidates, removeFromRelease } from '@/lib/records/releases/release-items'
import {
  createRelease,
  listReleases,
  missedReleases,
  readRelease,
  removeRelease,
  renameRelease,
} from '@/lib/records/releases/releases'
import {
  cancelReleasePlan,
  fireRelease,
  planRelease,
  takeBackRelease,
} from '@/lib/records/releases/run-release'
import { createRecord, getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
import { until } from '@/tests/support/until'

const admin = somebody('admin')
const soon = () => addHours(new Date(), 3).toISOString()
let editor: Actor
let workers: OutboxWorker[] = []

beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, approval_requests, releases, outbox_items, team_members,
    blog_posts, communities, users, revisions, deleted_records, preview_links cascade`
  const { id } = await givenAccount({ username: 'rose', role: 'editor' })
  editor = await deferredActor(id).then((actor) => actor ?? Promise.reject(new Error('no account')))
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
})

const item = (entityId: string) => ({ entity: 'team-members', entityId })
const roleOf = async (id: string) => (await getRecord(admin, teamMembers, id)).role

const seenBy = async (actor: Actor, id: string) =>
  (await readRelease(actor, id)).items.map(({ entityId, version }) => ({ entityId, version }))
const publish = async (actor: Actor, id: string) => publishRelease(actor, id, await seenBy(actor, id))
const plan = async (actor: Actor, id: string, at: string) =>
  planRelease(actor, id, at, await seenBy(actor, id))

/** A release with a live record whose role is drafted, and a new record. */
async function givenRelease() {
  const live = await createRecord(admin, teamMembers, member('ruth', { active: true }))
  await saveDraft(editor, teamMembers, live.id, { values: { role: 'Baker' } })
  const fresh = randomUUID()
  await saveDraft(editor, teamMembers, fresh, { values: member('nina') })
  const { id } = await createRelease(editor, 'Spring')
  await addToRelease(editor, id, item(live.id))
  await addToRelease(editor, id, item(fresh))
  return { id, live: live.id, fresh }
}

describe('a release', () => {
  test('D2: goes live as a whole, and is reverted as a whole, with its drafts', async () => {
    const { id, live, fresh } = await givenRelease()
    expect(await readRelease(editor, id)).toMatchObject({
      state: 'open',
      items: [
        { title: 'Name of ruth', problems: [] },
        { title: 'Name of nina', problems: [], href: expect.stringContaining('draft=') },
      ],
    })
    expect(await roleOf(live)).toBe('Chaplain')
    await publish(editor, id)
    expect(await roleOf(live)).toBe('Baker')
    expect(await getRecord(admin, teamMembers, fresh)).toMatchObject({ active: true })
    expect(await db.draft.count()).toBe(0)
    await expect(publish(editor, id)).rejects.toMatchObject({ status: 409 })
    await expect(removeRelease(editor, id)).rejects.toMatchObject({ status: 409 })

    await takeBackRelease(editor, id)
    expect(await getRecord(admin, teamMembers, live)).toMatchObject({ role: 'Chaplain', active: true })
    expect(await getRecord(admin, teamMembers, fresh)).toMatchObject({ active: false })
    expect(await db.draft.findMany({ select: { entityId: true, values: true } })).toEqual([
      { entityId: live, values: { role: 'Baker' } },
    ])
    expect(await db.revision.count({ where: { entityId: live } })).toBe(3)
    await publish(editor, id)
    expect(await roleOf(live)).toBe('Baker')
    expect(await getRecord(admin, teamMembers, fresh)).toMatchObject({ active: true })
    const log = await db.auditEntry.findMany({ where: { entity: 'release' }, orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'update',
      'publish',
      'take-back',
      'publish',
    ])
  })

  test('D2: does not go live when one of its records cannot, which is named', async () => {
    const { id, live, fresh } = await givenRelease()
    await saveDraft(editor, teamMembers, fresh, { values: member('nina', { role: '' }) })
    const { items } = await readRelease(editor, id)
    expect(items.map(({ problems }) => problems.length)).toEqual([0, 1])
    await expect(publish(editor, id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Nothing was published\. Name of nina: /),
    })
    expect(await roleOf(live)).toBe('Chaplain')
    expect(await db.draft.count()).toBe(2)
    await expect(plan(editor, id, soon())).rejects.toMatchObject({ status: 409 })
  })

  test('T186: is published and scheduled only as the person saw it', async () => {
    const { id, live } = await givenRelease()
    const seen = await seenBy(editor, id)
    const late = await createRecord(admin, teamMembers, member('late', { active: false }))
    await addToRelease(admin, id, item(late.id))
    const added = { status: 409, message: expect.stringContaining('Name of late was added since') }
    await expect(publishRelease(editor, id, seen)).rejects.toMatchObject(added)
    await expect(planRelease(editor, id, soon(), seen)).rejects.toMatchObject(added)
    await removeFromRelease(editor, id, item(late.id))
    await saveDraft(editor, teamMembers, live, { values: { role: 'Director' } })
    const changed = { status: 409, message: expect.stringContaining('Name of ruth has changed since') }
    await expect(publishRelease(editor, id, seen)).rejects.toMatchObject(changed)
    await expect(planRelease(editor, id, soon(), seen)).rejects.toMatchObject(changed)
    expect(await roleOf(live)).toBe('Chaplain')
    expect((await readRelease(editor, id)).items[0]).toMatchObject({ addedBy: 'rose' })
  })

  test('is not reverted when another user has changed one of its records, which is named', async () => {
    const { id, live, fresh } = await givenRelease()
    await publish(editor, id)
    await updateRecord(admin, teamMembers, live, { bio: 'Sings' })
    await saveDraft(admin, teamMembers, fresh, { values: { bio: 'Dances' } })
    await expect(takeBackRelease(editor, id)).rejects.toMatchObject({
      status: 409,
      message:
        'Nothing was rolled back: Name of ruth has changed since; Name of nina has unpublished changes.',
    })
    expect(await roleOf(live)).toBe('Baker')
  })

  test('publishes parents first', async () => {
    const community = await givenCommunity('aspen')
    await db.community.update({ where: { id: community.id }, data: { active: false } })
    const studio = randomUUID()
    const { id } = await createRelease(admin, 'Opening')
    await saveDraft(admin, floorPlans, studio, { values: { communityId: community.id, name: 'Studio' } })
    await addToRelease(admin, id, { entity: 'floor-plans', entityId: studio })
    await addToRelease(admin, id, { entity: 'communities', entityId: community.id })
    const { items } = await readRelease(admin, id)
    expect(items.map(({ entity }) => entity)).toEqual(['floor-plans', 'communities'])
    // It is incomplete, so nothing in the release is published, including the floor plan.
    expect(items[1]?.problems.length).toBeGreaterThan(0)
    await expect(publish(admin, id)).rejects.toMatchObject({ status: 409 })
    expect(await db.floorPlan.count()).toBe(0)
    expect(await getRecord(admin, communities, community.id)).toMatchObject({ active: false })
  })

  test('D3: is previewed with all of its drafts, which leaves no trace', async () => {
    const { id, live, fresh } = await givenRelease()
    const { url, path } = await createReleaseLink(editor, id, 1)
    expect(path).toBe('/team')
    const drafts = await openPreviewLink(new URL(url).searchParams.get('link') ?? '')
    if (!drafts) throw new Error('the link opens nothing')
    const seen = await withDrafts(drafts, async () =>
      db.teamMember.findMany({ select: { role: true, active: true }, orderBy: { slug: 'asc' } }),
    )
    expect(seen).toEqual([
      { role: 'Chaplain', active: true },
      { role: 'Baker', active: true },
    ])
    expect(await roleOf(live)).toBe('Chaplain')
    expect(await db.teamMember.count({ where: { id: fresh } })).toBe(0)
    await removeRelease(editor, id)
    expect(await openPreviewLink(new URL(url).searchParams.get('link') ?? '')).toBeNull()
  })

  test('accepts only records with something to publish, once, and in one release', async () => {
    const { id, live } = await givenRelease()
    const still = await createRecord(admin, teamMembers, member('still', { active: true }))
    await expect(addToRelease(editor, id, item(still.id))).rejects.toMatchObject({ status: 409 })
    await addToRelease(editor, id, item(live))
    expect((await readRelease(editor, id)).count).toBe(2)
    const other = await createRelease(editor, 'Summer')
    await expect(addToRelease(editor, other.id, item(live))).rejects.toMatchObject({
      message: 'This is already in the release “Spring”',
    })
    expect(await releaseCandidates(editor, '')).toEqual([])
    await removeFromRelease(editor, id, item(live))
    expect(await releaseCandidates(editor, 'RUTH')).toMatchObject([
      { title: 'Name of ruth', changedBy: 'rose' },
    ])
    await addToRelease(editor, other.id, item(live))
    await renameRelease(editor, other.id, 'Autumn')
    expect((await listReleases(editor)).map(({ name, count }) => [name, count])).toEqual([
      ['Autumn', 1],
      ['Spring', 1],
    ])
    await removeRelease(editor, other.id)
    expect(await db.draft.count()).toBe(2)
  })
})

describe('a scheduled release', () => {
  const start = () => workers.push(runOutbox([fireRelease], { pollMs: 50 }))

  async function makePlanDue(agoMs = 0): Promise<void> {
    const at = new Date(Date.now() - agoMs)
    await db.release.updateMany({ where: { state: 'waiting' }, data: { at } })
    await db.$executeRaw`update outbox_items set due_at = now() where state = 'due'`
  }

  const ended = (id: string) =>
    until('the release ends', async () => {
      const release = await db.release.findUniqueOrThrow({ where: { id } })
      return release.state === 'waiting' ? undefined : release
    })

  test('D4: goes live at its time, and users who need approval cannot change it before', async () => {
    const { id, live } = await givenRelease()
    await plan(editor, id, soon())
    await expect(addToRelease(editor, id, item(live))).rejects.toMatchObject({ status: 409 })
    const held = { ...editor, mayPublish: false }
    await expect(saveDraft(held, teamMembers, live, { values: { role: 'X' } })).rejects.toMatchObject({
      status: 403,
    })
    start()
    await makePlanDue()
    expect(await ended(id)).toMatchObject({ state: 'live', publishedByName: 'rose', problem: null })
    expect(await roleOf(live)).toBe('Baker')
  })

  test('D4: is missed as a whole when one of its records is refused then, and reported', async () => {
    const { id, live, fresh } = await givenRelease()
    await plan(editor, id, soon())
    await publishRecord(admin, teamMembers, fresh)
    start()
    await makePlanDue()
    expect(await ended(id)).toMatchObject({
      state: 'missed',
      problem: expect.stringContaining('Name of nina'),
    })
    expect(await roleOf(live)).toBe('Chaplain')
    expect(await missedReleases(editor)).toMatchObject([
      { title: 'Spring', what: 'release', state: 'missed' },
    ])
    await cancelReleasePlan(editor, id)
    expect(await missedReleases(editor)).toEqual([])
  })

  test('is moved and canceled', async () => {
    const { id } = await givenRelease()
    await plan(editor, id, soon())
    await plan(editor, id, addHours(new Date(), 9).toISOString())
    expect(await db.outboxItem.count({ where: { kind: 'release' } })).toBe(1)
    await cancelReleasePlan(editor, id)
    expect(await readRelease(editor, id)).toMatchObject({ state: 'open', at: null })
    await expect(plan(editor, id, '2020-01-01T00:00:00Z')).rejects.toMatchObject({ status: 400 })
  })
})

describe('who may', () => {
  test('T14: only users with the right to publish, through every endpoint', async () => {
    const { id, live } = await givenRelease()
    for (const actor of [{ ...editor, mayPublish: false }, somebody('viewer'), somebody('counselor')]) {
      const doors = [
        () => listReleases(actor),
        () => createRelease(actor, 'Mine'),
        () => readRelease(actor, id),
        () => renameRelease(actor, id, 'Mine'),
        () => removeRelease(actor, id),
        () => addToRelease(actor, id, item(live)),
        () => removeFromRelease(actor, id, item(live)),
        () => releaseCandidates(actor, ''),
        () => publishRelease(actor, id, []),
        () => planRelease({ ...actor, id: randomUUID() }, id, soon(), []),
        () => cancelReleasePlan(actor, id),
        () => takeBackRelease(actor, id),
        () => createReleaseLink(actor, id, 1),
      ]
      for (const [at, open] of doors.entries()) {
        await expect(open(), `${actor.role} ${at}`).rejects.toMatchObject({ status: 403 })
      }
    }
    expect(await roleOf(live)).toBe('Chaplain')
  })

  test('a release with a record of another community is not there', async () => {
    const [here, there] = await Promise.all([givenCommunity('here'), givenCommunity('there')])
    const post = { title: 'News', slug: 'news', content: '<p>Words</p>', author: 'Maria', published: false }
    const { id: postId } = await createRecord(admin, blogPosts, { ...post, communityId: here.id })
    const { id } = await createRelease(admin, 'Here')
    await addToRelease(admin, id, { entity: 'blog-posts', entityId: postId })
    const near = somebody('editor', [here.id])
    const far = somebody('editor', [there.id])
    expect(await listReleases(near)).toHaveLength(1)
    expect(await listReleases(far)).toEqual([])
    await expect(publishRelease(far, id, [])).rejects.toMatchObject({ status: 404 })
    await expect(readRelease(far, id)).rejects.toMatchObject({ status: 404 })
    await removeRecord(admin, blogPosts, postId)
    expect((await readRelease(admin, id)).items).toMatchObject([
      { title: 'News', problems: [expect.any(String)] },
    ])
    expect(await listReleases(near)).toEqual([])
  })
})
