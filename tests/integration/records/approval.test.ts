import { randomUUID } from 'node:crypto'
import { addHours } from 'date-fns'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { changeAccess } from '@/lib/accounts/users/change-access'
import { forgetTraces } from '@/lib/desk/personal-data/erase'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { blogPostImages } from '@/lib/records/entities/blog-post-images'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { careNeeds } from '@/lib/records/entities/care-needs'
import { images } from '@/lib/records/entities/images'
import { teamMembers } from '@/lib/records/entities/team-members'
import { applyRows } from '@/lib/records/import/apply-rows'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { withDraft } from '@/lib/records/preview/with-draft'
import { returnApproval } from '@/lib/records/publish/approval/answer-approval'
import { approvalOf } from '@/lib/records/publish/approval/approval-rows'
import {
  requestApproval,
  waitingApprovals,
  withdrawApproval,
} from '@/lib/records/publish/approval/request-approval'
import { draftOf } from '@/lib/records/publish/draft'
import { cancelPlan, planPublication } from '@/lib/records/publish/plan-publication'
import { withStates } from '@/lib/records/publish/publication-states'
import { publishRecord, storeDraft, unpublishRecord } from '@/lib/records/publish/publish-record'
import { restoreRevision } from '@/lib/records/publish/revisions'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import {
  createRecord,
  getRecord,
  moveRecord,
  removeRecord,
  updateRecord,
  updateRecords,
} from '@/lib/records/store/operations'
import { writeMeasured } from '@/lib/records/store/write-measured'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const held: Actor = { ...somebody('editor'), mayPublish: false }
const soon = () => addHours(new Date(), 3).toISOString()
const wish = { action: 'publish', note: null, at: null } as const
let asker: Actor
let approver: Actor

beforeAll(() => {
  env().SMTP_URL = 'smtp://127.0.0.1:1'
})
afterAll(() => {
  env().SMTP_URL = undefined
})
beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, approval_requests, outbox_items, team_members, care_needs,
    blog_posts, communities, users, revisions, deleted_records, images cascade`
  asker = await givenEditor('asker', false)
  approver = await givenEditor('approver', true)
})

async function givenEditor(
  username: string,
  mayPublish: boolean,
  communityIds: string[] = [],
): Promise<Actor> {
  const account = await givenAccount({
    username,
    role: 'editor',
    email: `${username}@e.example`,
    communityIds,
  })
  await db.user.update({ where: { id: account.id }, data: { mayPublish } })
  const actor = await deferredActor(account.id)
  if (!actor) throw new Error('no such account')
  return actor
}

const givenLive = (slug = 'ruth') => createRecord(admin, teamMembers, member(slug, { active: true }))
const givenOff = (slug = 'otto') => createRecord(admin, teamMembers, member(slug, { active: false }))
const mailedTo = async () =>
  (await db.outboxItem.findMany({ where: { kind: 'account-mail' }, orderBy: { id: 'asc' } })).map(
    ({ target }) => target,
  )
const refused = { status: 403, message: expect.stringMatching(/appro/) }

describe('a user whose changes need approval', () => {
  test('D2, T14: changes nothing that visitors see, in any way', async () => {
    const { id } = await givenLive()
    const other = await givenLive('other')
    await updateRecord(admin, teamMembers, id, { role: 'Cook' })
    await saveDraft(held, teamMembers, id, { values: { role: 'Baker' } })
    const off = await givenOff()
    const doors: [string, () => Promise<unknown>][] = [
      ['publish', () => publishRecord(held, teamMembers, id)],
      ['publish what is off', () => publishRecord(held, teamMembers, off.id)],
      ['unpublish', () => unpublishRecord(held, teamMembers, id)],
      ['plan to publish', () => planPublication(held, teamMembers, id, { action: 'publish', at: soon() })],
      [
        'plan to unpublish',
        () => planPublication(held, teamMembers, id, { action: 'unpublish', at: soon() }),
      ],
      ['cancel a plan', () => cancelPlan(held, teamMembers, id, 'publish')],
      ['change', () => updateRecord(held, teamMembers, id, { role: 'Nurse' })],
      ['set the flag', () => updateRecord(held, teamMembers, off.id, { active: true })],
      ['take the flag off', () => updateRecord(held, teamMembers, id, { active: false })],
      ['change several', () => updateRecords(held, teamMembers, [{ id, input: { role: 'Nurse' } }])],
      ['publish several', () => updateRecords(held, teamMembers, [{ id: off.id, input: { active: true } }])],
      ['make a live one', () => createRecord(held, teamMembers, member('new', { active: true }))],
      ['delete', () => removeRecord(held, teamMembers, id)],
      ['move', () => moveRecord(held, teamMembers, { id, after: other.id })],
      ['write what was measured', () => writeMeasured(held, teamMembers, id, { role: 'Nurse' })],
      ['send back', () => returnApproval(held, teamMembers, id, 'No')],
    ]
    const before = await getRecord(admin, teamMembers, id)
    for (const [door, open] of doors) await expect(open(), door).rejects.toMatchObject(refused)
    expect(await getRecord(admin, teamMembers, id)).toEqual(before)
    expect(await getRecord(admin, teamMembers, off.id)).toMatchObject({ active: false })
  })

  test('T211: an earlier version is a draft, which somebody else approves', async () => {
    const { id } = await givenLive()
    await updateRecord(admin, teamMembers, id, { role: 'Nurse' })
    await restoreRevision(held, teamMembers, id, 1)
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Nurse', active: true })
    expect(await draftOf(held, teamMembers, id)).toMatchObject({ isMine: true })
    // A colleague's changes are not written over.
    await expect(restoreRevision(admin, teamMembers, id, 1)).rejects.toMatchObject({ status: 409 })
  })

  test('T14: imports no live record and restores none from the trash', async () => {
    const live = await givenLive()
    const rows = [{ number: 1, before: live, input: { role: 'Nurse' }, problems: null }]
    const imported = await db.$transaction((tx) => applyRows(tx, held, teamMembers, rows, new Map()))
    expect(imported.rows[0]).toMatchObject({ outcome: 'refused' })
    await removeRecord(admin, teamMembers, live.id)
    await expect(restoreDeleted(held, live.id)).rejects.toMatchObject(refused)
  })

  test('T14: cannot change records that are saved at once, or that belong to a live record', async () => {
    const need = await createRecord(admin, careNeeds, { name: 'Two-person transfer' })
    await expect(updateRecord(held, careNeeds, need.id, { name: 'Memory care' })).rejects.toMatchObject(
      refused,
    )
    await expect(removeRecord(held, careNeeds, need.id)).rejects.toMatchObject(refused)
    const image = await givenImage('A porch')
    const live = await createRecord(admin, blogPosts, post('live', { published: true }))
    const off = await createRecord(admin, blogPosts, post('off', { published: false }))
    const within = (owner: string) => ({ blogPostId: owner, imageId: image.id })
    await expect(createRecord(held, blogPostImages, within(live.id))).rejects.toMatchObject(refused)
    // The picture is not in use yet.
    await updateRecord(held, images, image.id, { alt: 'A wide porch' })
    await createRecord(held, blogPostImages, within(off.id))
    await expect(updateRecord(held, images, image.id, { alt: 'Stairs' })).rejects.toMatchObject(refused)
  })

  test('works on drafts, previews them, and creates and deletes unpublished records', async () => {
    const id = randomUUID()
    await saveDraft(held, teamMembers, id, { values: member('nina') })
    expect(await withDraft({ actor: held, entity: teamMembers, id }, async ({ active }) => active)).toBe(true)
    await storeDraft(held, teamMembers, id)
    await updateRecord(held, teamMembers, id, { role: 'Nurse' })
    await removeRecord(held, teamMembers, id)
    expect(await db.teamMember.count()).toBe(0)
  })

  test('does not change what was approved for a later time', async () => {
    const { id } = await givenOff()
    await saveDraft(approver, teamMembers, id, { values: { role: 'Baker' } })
    await planPublication(approver, teamMembers, id, { action: 'publish', at: soon() })
    const refusal = { status: 403, message: expect.stringContaining('ask approver') }
    await expect(saveDraft(held, teamMembers, id, { values: { role: 'X' } })).rejects.toMatchObject(refusal)
    await expect(discardDraft(held, teamMembers, id)).rejects.toMatchObject(refusal)
    await expect(storeDraft(held, teamMembers, id, { values: { role: 'X' } })).rejects.toMatchObject(refused)
    await expect(updateRecord(held, teamMembers, id, { role: 'X' })).rejects.toMatchObject(refused)
  })
})

describe('an approval request', () => {
  test('notifies those who may approve it, and publishing approves it', async () => {
    const { id } = await givenLive()
    await saveDraft(asker, teamMembers, id, { values: { role: 'Baker' } })
    await requestApproval(asker, teamMembers, id, { ...wish, note: 'New role' })
    expect(await mailedTo()).toEqual(['approver@e.example'])
    expect(await waitingApprovals(approver)).toMatchObject([
      { title: 'Name of ruth', note: 'New role', askedBy: 'asker', state: 'waiting' },
    ])
    const list = await listFromUrl(approver, teamMembers, new URLSearchParams('publicationState=asked'))
    expect(await withStates(teamMembers, list.rows)).toMatchObject([{ id, approvalAsked: true }])

    await publishRecord(approver, teamMembers, id)
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Baker', active: true })
    expect(await mailedTo()).toEqual(['approver@e.example', 'asker@e.example'])
    expect(await approvalOf(asker, teamMembers, id)).toBeNull()
    expect(await waitingApprovals(approver)).toEqual([])
    const log = await db.auditEntry.findMany({ where: { entityId: id }, orderBy: { id: 'asc' } })
    expect(log.map(({ action, actorName }) => `${actorName} ${action}`).slice(-3)).toEqual([
      'asker ask-publish',
      'approver publish',
      'approver approve',
    ])
  })

  test('is also approved by scheduling', async () => {
    const id = randomUUID()
    await saveDraft(asker, teamMembers, id, { values: member('nina') })
    const at = soon()
    await requestApproval(asker, teamMembers, id, { ...wish, at })
    expect(await waitingApprovals(approver)).toMatchObject([
      { wantedAt: at, href: expect.stringMatching(/draft=/) },
    ])
    await planPublication(approver, teamMembers, id, { action: 'publish', at })
    expect(await approvalOf(asker, teamMembers, id)).toBeNull()
    expect(await mailedTo()).toContain('asker@e.example')
  })

  test('is returned with a note and can be made again', async () => {
    const { id } = await givenLive()
    await saveDraft(asker, teamMembers, id, { values: { role: 'Baker' } })
    await requestApproval(asker, teamMembers, id, wish)
    await returnApproval(approver, teamMembers, id, 'Which kitchen?')
    expect(await waitingApprovals(asker)).toMatchObject([
      { state: 'returned', answeredBy: 'approver', answer: 'Which kitchen?' },
    ])
    expect(await waitingApprovals(approver)).toEqual([])
    await expect(returnApproval(approver, teamMembers, id, 'Again')).rejects.toMatchObject({ status: 409 })
    await requestApproval(asker, teamMembers, id, wish)
    expect(await approvalOf(approver, teamMembers, id)).toMatchObject({ state: 'waiting' })
    expect(await waitingApprovals(asker)).toHaveLength(1)
  })

  test('is withdrawn by its author and by nobody else', async () => {
    const { id } = await givenLive()
    await requestApproval(asker, teamMembers, id, { ...wish, action: 'unpublish' })
    const another = await givenEditor('another', false)
    await expect(withdrawApproval(another, teamMembers, id)).rejects.toMatchObject({ status: 403 })
    await expect(
      requestApproval(another, teamMembers, id, { ...wish, action: 'unpublish' }),
    ).rejects.toMatchObject({ status: 409, message: 'asker has already asked for approval' })
    await withdrawApproval(asker, teamMembers, id)
    expect(await approvalOf(asker, teamMembers, id)).toBeNull()
  })

  test('is refused for what could not be published, has no changes, or needs no approval', async () => {
    const { id } = await givenLive()
    await expect(requestApproval(asker, teamMembers, id, wish)).rejects.toMatchObject({ status: 409 })
    await expect(requestApproval(approver, teamMembers, id, wish)).rejects.toMatchObject({ status: 409 })
    await saveDraft(asker, teamMembers, id, { values: { role: '' } })
    await expect(requestApproval(asker, teamMembers, id, wish)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { role: expect.any(String) },
    })
    expect(await db.approvalRequest.count()).toBe(0)
    expect(await getRecord(admin, teamMembers, id)).toMatchObject({ role: 'Chaplain' })
  })

  test('is not sent to users of other communities', async () => {
    const [here, there] = await Promise.all([givenCommunity('here'), givenCommunity('there')])
    await db.user.deleteMany({ where: { username: 'approver' } })
    const near = await givenEditor('near', true, [here.id])
    const far = await givenEditor('far', true, [there.id])
    const { id } = await createRecord(
      admin,
      blogPosts,
      post('news', { communityId: here.id, published: true }),
    )
    await requestApproval(asker, blogPosts, id, { ...wish, action: 'unpublish' })
    expect(await mailedTo()).toEqual(['near@e.example'])
    expect(await waitingApprovals(near)).toHaveLength(1)
    expect(await waitingApprovals(far)).toEqual([])
    await expect(returnApproval(far, blogPosts, id, 'No')).rejects.toMatchObject({ status: 404 })
  })

  test('ends when its draft is discarded', async () => {
    const { id } = await givenLive()
    await saveDraft(asker, teamMembers, id, { values: { role: 'Baker' } })
    await requestApproval(asker, teamMembers, id, wish)
    await discardDraft(asker, teamMembers, id)
    expect(await approvalOf(asker, teamMembers, id)).toBeNull()
  })
})

test('a note with an erased person’s number or address is emptied', async () => {
  const { id } = await givenLive()
  const ask = (note: string) =>
    requestApproval(asker, teamMembers, id, { ...wish, action: 'unpublish', note })
  const noteAfter = async (email: string | null, phone: string | null) => {
    await db.$transaction((tx) => forgetTraces(tx, { email, phone }, []))
    return (await approvalOf(asker, teamMembers, id))?.note
  }
  await ask('Ann (303) 555-0142 complained')
  expect(await noteAfter('ann@example.com', null)).toBe('Ann (303) 555-0142 complained')
  expect(await noteAfter(null, '+13035550142')).toBeNull()
  await ask('Ann@example.com complained')
  expect(await noteAfter('ann@example.com', null)).toBeNull()
})

test('only editors can have the right, and changes to it are in the audit log', async () => {
  const boss = { ...(await givenAccount({ username: 'boss' })), role: 'admin' as const, communityIds: [] }
  const browser = { ipAddress: null, userAgent: null, requestId: null, sessionToken: undefined }
  await changeAccess(boss, String(approver.id), { role: 'editor', mayPublish: false }, browser)
  expect(await deferredActor(String(approver.id))).toMatchObject({ mayPublish: false })
  expect(await db.auditEntry.findFirst({ where: { action: 'change-access' } })).toMatchObject({
    before: { mayPublish: true },
    after: { mayPublish: false },
  })
  await changeAccess(boss, String(approver.id), { role: 'admin' }, browser)
  expect(await deferredActor(String(approver.id))).toMatchObject({ mayPublish: true })
})

function post(slug: string, more: Record<string, unknown> = {}) {
  return { slug, title: `News of ${slug}`, content: '<p>Words</p>', author: 'Maria', ...more }
}
