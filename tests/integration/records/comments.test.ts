import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { forgetTraces } from '@/lib/desk/personal-data/erase'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { deleteComment, editComment, resolveThread } from '@/lib/records/comments/change-comment'
import {
  colleaguesFor,
  listComments,
  markMentionsSeen,
  ownMentions,
  writeComment,
} from '@/lib/records/comments/comments'
import { communities } from '@/lib/records/entities/communities'
import { eventRsvps } from '@/lib/records/entities/event-rsvps'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { deleteForGood } from '@/lib/records/trash/purge'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
let ann: Actor
let ben: Actor
let id: string

beforeAll(() => {
  env().SMTP_URL = 'smtp://127.0.0.1:1'
})
afterAll(() => {
  env().SMTP_URL = undefined
})
beforeEach(async () => {
  await db.$executeRaw`truncate comment_threads, outbox_items, team_members, communities, users, deleted_records,
    revisions, landing_page_templates cascade`
  ann = await givenPerson('ann', 'editor')
  ben = await givenPerson('ben', 'counselor')
  id = (await createRecord(admin, teamMembers, member('ruth'))).id
})

async function givenPerson(username: string, role: Actor['role'], communityIds: string[] = []) {
  const account = await givenAccount({ username, role, email: `${username}@e.example`, communityIds })
  const actor = await deferredActor(account.id)
  if (!actor) throw new Error('no such account')
  return actor
}

const say = (who: Actor, text: string, more: { thread?: string; field?: string } = {}) =>
  writeComment(who, teamMembers, id, { text, ...more })
const mailed = async () =>
  (await db.outboxItem.findMany({ where: { kind: 'account-mail' }, orderBy: { id: 'asc' } })).map(
    ({ target }) => target,
  )

test('a thread is started, answered, resolved, and reopened by an answer; newest activity first', async () => {
  const first = (await say(ann, 'Is this her title?', { field: 'role' })).threads[0]
  await say(ben, 'A better picture?')
  const answered = await say(ben, 'Yes', { thread: String(first?.id) })
  expect(answered.threads.map(({ field }) => field)).toEqual(['role', null])
  expect(answered.threads[0]?.comments).toMatchObject([
    { author: 'ann', text: 'Is this her title?', isMine: false },
    { author: 'ben', text: 'Yes', isMine: true },
  ])
  const where = { entity: teamMembers, id }
  const settled = await resolveThread(ann, where, String(first?.id), true)
  expect(settled.threads[0]).toMatchObject({ isResolved: true, resolvedBy: 'ann' })
  const again = await say(ben, 'Wait', { thread: String(first?.id) })
  expect(again.threads[0]).toMatchObject({ isResolved: false, resolvedBy: null })
  const entries = await db.auditEntry.findMany({ where: { entityId: id }, orderBy: { at: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual([
    'create',
    'comment',
    'comment',
    'comment',
    'resolve-comments',
    'comment',
  ])
  expect(JSON.stringify(entries)).not.toContain('her title')
})

describe('T14: permissions', () => {
  test('viewers read but do not write; nobody changes another user’s comment', async () => {
    const viewer = await givenPerson('vera', 'viewer')
    const { threads } = await say(ann, 'Hello')
    expect(await listComments(viewer, teamMembers, id)).toMatchObject({ mayWrite: false, threads: [{}] })
    const comment = String(threads[0]?.comments[0]?.id)
    const where = { entity: teamMembers, id }
    const refused = { status: 403 }
    await expect(say(viewer, 'Hi')).rejects.toMatchObject(refused)
    await expect(resolveThread(viewer, where, String(threads[0]?.id), true)).rejects.toMatchObject(refused)
    await expect(colleaguesFor(viewer, teamMembers, id)).rejects.toMatchObject(refused)
    await expect(editComment(admin, where, comment, 'Changed')).rejects.toMatchObject(refused)
    await expect(deleteComment(ben, where, comment)).rejects.toMatchObject(refused)
    expect((await editComment(ann, where, comment, 'Hello!')).threads[0]?.comments[0]).toMatchObject({
      text: 'Hello!',
      editedAt: expect.any(String),
    })
    expect((await deleteComment(ann, where, comment)).threads).toEqual([])
  })

  test('a record of other communities, another record’s thread, and leads stay closed', async () => {
    const here = await givenCommunity('here')
    const there = await givenCommunity('there')
    const limited = await givenPerson('lee', 'editor', [here.id])
    const missing = { status: 404 }
    const speak = (more = {}) => writeComment(limited, communities, there.id, { text: 'Hi', ...more })
    await expect(speak()).rejects.toMatchObject(missing)
    await expect(listComments(limited, communities, there.id)).rejects.toMatchObject(missing)
    await expect(markMentionsSeen(limited, communities, there.id)).rejects.toMatchObject(missing)
    const { threads } = await say(ann, 'Hello')
    const thread = String(threads[0]?.id)
    await expect(writeComment(limited, communities, here.id, { text: 'Hi', thread })).rejects.toMatchObject(
      missing,
    )
    await expect(listComments(admin, eventRsvps, id)).rejects.toMatchObject(missing)
    const names = (await colleaguesFor(ann, communities, there.id)).map(({ name }) => name)
    expect(names).toEqual(['ben'])
  })

  test('a thread about a field hidden from a role is not shown to it', async () => {
    const page = await db.landingPageTemplate.create({
      data: { slug: 'a', title: 'A', urlPattern: '/a', templateType: 'general' },
    })
    const about = { text: 'This script', field: 'customScripts' }
    await writeComment(admin, landingPageTemplates, page.id, about)
    expect((await listComments(admin, landingPageTemplates, page.id)).threads).toHaveLength(1)
    expect((await listComments(ann, landingPageTemplates, page.id)).threads).toEqual([])
    await expect(writeComment(ann, landingPageTemplates, page.id, about)).rejects.toMatchObject({
      status: 400,
    })
  })
})

test('a mentioned user gets one mail, and a line on the dashboard until they open the record', async () => {
  const { threads } = await say(ann, '@ben please look, @nobody @ann')
  expect(await mailed()).toEqual(['ben@e.example'])
  const comment = threads[0]?.comments[0]
  expect(comment?.mentions).toEqual(['ben'])
  expect(await ownMentions(ben)).toMatchObject([
    { author: 'ann', title: 'Name of ruth', href: `/admin/team-members/${id}#thread-${threads[0]?.id}` },
  ])
  expect((await listComments(ben, teamMembers, id)).isAwaited).toBe(true)
  await editComment(ann, { entity: teamMembers, id }, String(comment?.id), '@ben please look again')
  expect(await mailed()).toHaveLength(1)
  await removeRecord(admin, teamMembers, id)
  expect(await ownMentions(ben)).toEqual([])
  await restoreDeleted(admin, id)
  expect(await ownMentions(ben)).toHaveLength(1)
  await markMentionsSeen(ben, teamMembers, id)
  expect(await ownMentions(ben)).toEqual([])
  await editComment(ann, { entity: teamMembers, id }, String(comment?.id), 'Never mind')
  expect(await db.commentMention.count()).toBe(0)
})

test('comments stay with their record in the trash, and are deleted for good with it', async () => {
  await say(ann, 'Hello')
  await updateRecord(admin, teamMembers, id, { role: 'Cook' })
  await removeRecord(admin, teamMembers, id)
  await expect(listComments(ann, teamMembers, id)).rejects.toMatchObject({ status: 404 })
  await restoreDeleted(admin, id)
  expect((await listComments(ann, teamMembers, id)).threads).toHaveLength(1)
  await removeRecord(admin, teamMembers, id)
  await deleteForGood(admin, id)
  expect([await db.commentThread.count(), await db.comment.count()]).toEqual([0, 0])
})

test('comments with an erased person’s number or address are emptied, and the mail about them is deleted', async () => {
  await say(ann, 'The daughter, (303) 555-0142, complained, @ben')
  await say(ann, 'Lee@example.com wrote')
  await say(ann, 'A new picture, @ben')
  await db.$transaction((tx) => forgetTraces(tx, { email: 'lee@example.com', phone: '+13035550142' }, []))
  const { threads } = await listComments(ann, teamMembers, id)
  expect(threads.map(({ comments }) => comments[0]?.text)).toEqual(['A new picture, @ben', '', ''])
  expect(await mailed()).toHaveLength(1)
})
