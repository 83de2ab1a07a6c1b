import { randomUUID } from 'node:crypto'
import { addHours } from 'date-fns'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { teamMembers } from '@/lib/records/entities/team-members'
import { firePublicationPlan } from '@/lib/records/publish/fire-plan'
import { cancelPlan, missedPlans, planPublication } from '@/lib/records/publish/plan-publication'
import { plansOf } from '@/lib/records/publish/plan-rows'
import { withStates } from '@/lib/records/publish/publication-states'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { publishingOf } from '@/lib/records/publish/publishing-data'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, getRecord, removeRecord } from '@/lib/records/store/operations'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
import { until } from '@/tests/support/until'

const admin = somebody('admin')
const soon = () => addHours(new Date(), 3).toISOString()
let workers: OutboxWorker[] = []
let planner: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, outbox_items, team_members, communities, users, revisions cascade`
  const { id, username } = await givenAccount({
    username: 'planner',
    email: 'p@evergrove.example',
    role: 'editor',
  })
  planner = { ...somebody('editor'), id, username }
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  workers = []
})

const start = () => workers.push(runOutbox([firePublicationPlan], { pollMs: 50 }))

/** Makes the plan and its queued row due, `agoMs` ago. */
async function makePlanDue(agoMs = 0): Promise<void> {
  const at = new Date(Date.now() - agoMs)
  await db.publicationPlan.updateMany({ where: { state: 'waiting' }, data: { at } })
  await db.$executeRaw`update outbox_items set due_at = now() where state = 'due'`
}

const ended = (id: string) =>
  until('the plan ends', async () =>
    (await plansOf(db, teamMembers, id)).find(({ state }) => state !== 'waiting'),
  )

async function givenPlanned() {
  const { id } = await createRecord(admin, teamMembers, member('ruth'))
  await saveDraft(planner, teamMembers, id, { values: { role: 'Cook' } })
  await planPublication(planner, teamMembers, id, { action: 'publish', at: soon() })
  return id
}

describe('a plan', () => {
  test('D4: publishes the draft of that time at its time, in the planner’s name', async () => {
    const id = await givenPlanned()
    expect(
      (await publishingOf(planner, teamMembers, id, await getRecord(admin, teamMembers, id)))?.state,
    ).toBe('scheduled')
    await saveDraft(planner, teamMembers, id, { values: { role: 'Baker' } })
    start()
    await makePlanDue()
    expect(await ended(id)).toMatchObject({ state: 'fired', problem: null })
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Baker', active: true })
    expect(await db.draft.count()).toBe(0)
    expect(await db.auditEntry.findFirst({ where: { entityId: id, action: 'publish' } })).toMatchObject({
      actorName: 'planner',
    })
  })

  test('creates the record of a draft, and unpublishes one', async () => {
    const id = randomUUID()
    await saveDraft(planner, teamMembers, id, { values: member('ruth') })
    await planPublication(planner, teamMembers, id, { action: 'publish', at: soon() })
    start()
    await makePlanDue()
    await ended(id)
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ active: true })
    await planPublication(planner, teamMembers, id, { action: 'unpublish', at: soon() })
    await makePlanDue()
    await until('it is off', async () => !(await getRecord(admin, teamMembers, id)).active)
    expect(await db.auditEntry.count({ where: { entityId: id, action: 'unpublish' } })).toBe(1)
  })

  test('D4: found by two workers after hours of downtime fires once, late, and says so', async () => {
    const id = await givenPlanned()
    await makePlanDue(3 * 3_600_000)
    start()
    start()
    const plan = await ended(id)
    expect(Date.parse(String(plan.firedAt)) - Date.parse(plan.at)).toBeGreaterThan(2.9 * 3_600_000)
    await until('nothing is due', async () => (await db.outboxItem.count({ where: { state: 'done' } })) === 1)
    expect(await db.auditEntry.count({ where: { entityId: id, action: 'publish' } })).toBe(1)
  })

  test('fires once even when its row is run twice at the same moment', async () => {
    const id = await givenPlanned()
    await makePlanDue()
    const { id: planId } = await db.publicationPlan.findFirstOrThrow()
    const item = { payload: { planId } } as Parameters<typeof firePublicationPlan.run>[0]
    const signal = new AbortController().signal
    await Promise.all([firePublicationPlan.run(item, signal), firePublicationPlan.run(item, signal)])
    expect(await db.revision.count({ where: { entityId: id } })).toBe(2)
  })

  test('is moved, canceled, and ended by a manual change', async () => {
    const id = await givenPlanned()
    const later = addHours(new Date(), 9).toISOString()
    await planPublication(planner, teamMembers, id, { action: 'publish', at: later })
    expect(await plansOf(db, teamMembers, id)).toMatchObject([{ at: later, state: 'waiting' }])
    expect(await db.outboxItem.findMany({ where: { kind: 'publication-plan' } })).toMatchObject([
      { dueAt: new Date(later) },
    ])
    await cancelPlan(planner, teamMembers, id, 'publish')
    expect(await plansOf(db, teamMembers, id)).toEqual([])
    await planPublication(planner, teamMembers, id, { action: 'publish', at: soon() })
    await publishRecord(admin, teamMembers, id)
    expect(await plansOf(db, teamMembers, id)).toEqual([])
    await saveDraft(planner, teamMembers, id, { values: { role: 'Baker' } })
    await planPublication(planner, teamMembers, id, { action: 'publish', at: soon() })
    await discardDraft(planner, teamMembers, id)
    expect(await plansOf(db, teamMembers, id)).toEqual([])
    start()
    await makePlanDue()
    await until(
      'the rows are worked on',
      async () => (await db.outboxItem.count({ where: { state: 'due' } })) === 0,
    )
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Cook' })
  })
})

describe('a plan is missed, with the reason, when', () => {
  test('the planner was disabled', async () => {
    const id = await givenPlanned()
    await db.user.update({ where: { id: String(planner.id) }, data: { disabledAt: new Date() } })
    start()
    await makePlanDue()
    expect(await ended(id)).toMatchObject({
      state: 'missed',
      problem: 'planner, who scheduled it, can no longer sign in.',
    })
  })

  test('the planner may not do this anymore', async () => {
    const id = await givenPlanned()
    await db.user.update({ where: { id: String(planner.id) }, data: { role: 'viewer' } })
    start()
    await makePlanDue()
    expect(await ended(id)).toMatchObject({
      state: 'missed',
      problem: 'The person who scheduled it can no longer do this.',
    })
  })

  test('the draft is no longer complete, and the draft stays', async () => {
    const id = await givenPlanned()
    await saveDraft(planner, teamMembers, id, { values: { role: '' } })
    start()
    await makePlanDue()
    expect((await ended(id)).problem).toContain('Role is required.')
    expect(await db.draft.count()).toBe(1)
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Chaplain' })
    // Reported until somebody acts on it.
    expect(await missedPlans(admin)).toMatchObject([
      { title: 'Name of ruth', href: `/admin/team-members/${id}` },
    ])
    const [row] = await withStates(teamMembers, [await getRecord(admin, teamMembers, id)])
    expect(row?.publicationProblem).toContain('Role is required.')
    await publishRecord(planner, teamMembers, id, { values: { role: 'Cook' } })
    expect(await missedPlans(admin)).toEqual([])
  })

  test('the record was deleted', async () => {
    const id = await givenPlanned()
    await removeRecord(admin, teamMembers, id)
    start()
    await makePlanDue()
    expect(await ended(id)).toMatchObject({ state: 'missed', problem: 'It was deleted.' })
  })
})

describe('scheduling is refused', () => {
  test('for what could not be published now, for the past, and when there is nothing to do', async () => {
    const id = randomUUID()
    await saveDraft(planner, teamMembers, id, { values: { name: 'Ruth' } })
    const at = soon()
    await expect(planPublication(planner, teamMembers, id, { action: 'publish', at })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { slug: expect.any(String), role: 'Role is required' },
    })
    expect(await db.teamMember.count()).toBe(0)
    const live = await createRecord(admin, teamMembers, member('live'))
    const past = { action: 'unpublish', at: '2020-01-01T00:00:00Z' } as const
    await expect(planPublication(planner, teamMembers, live.id, past)).rejects.toMatchObject({
      fieldErrors: { at: 'Please choose a time in the future' },
    })
    const nothing = planPublication(planner, teamMembers, live.id, { action: 'publish', at })
    await expect(nothing).rejects.toMatchObject({ status: 409 })
    const off = await createRecord(admin, teamMembers, { ...member('off'), active: false })
    const twice = planPublication(planner, teamMembers, off.id, { action: 'unpublish', at })
    await expect(twice).rejects.toMatchObject({ status: 409 })
    expect(await db.publicationPlan.count()).toBe(0)
  })

  test('for users who may not write, and for records of another community', async () => {
    const [own, foreign] = [await givenCommunity('own'), await givenCommunity('foreign')]
    const { id } = await createRecord(admin, teamMembers, member('ruth', { communityId: foreign.id }))
    const plan = { action: 'unpublish', at: soon() } as const
    const local = { ...planner, communityIds: [own.id] }
    for (const [actor, status] of [
      [somebody('viewer'), 403],
      [somebody('counselor'), 403],
      [local, 404],
    ] as const) {
      await expect(planPublication(actor, teamMembers, id, plan)).rejects.toMatchObject({ status })
      await expect(cancelPlan(actor, teamMembers, id, 'unpublish')).rejects.toMatchObject({ status })
    }
  })

  test('in the zone of the record’s community', async () => {
    const community = await givenCommunity('phoenix')
    await db.community.update({ where: { id: community.id }, data: { timeZone: 'America/Phoenix' } })
    const { id } = await createRecord(admin, teamMembers, member('ruth', { communityId: community.id }))
    const plan = await planPublication(planner, teamMembers, id, { action: 'unpublish', at: soon() })
    expect(plan.timeZone).toBe('America/Phoenix')
  })
})
