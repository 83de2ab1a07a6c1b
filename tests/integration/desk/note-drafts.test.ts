import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { refusalSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { allowContact, refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import type { DraftForm } from '@/lib/desk/note-drafts/draft-schema'
import { readDrafts, saveDraft } from '@/lib/desk/note-drafts/note-drafts'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { attemptSchema } from '@/lib/desk/status/action-schema'
import { changeStatus } from '@/lib/desk/status/change-status'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { addNote, saveNotes } from '@/lib/desk/tour-requests/notes'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const NOTHING = { version: 0, values: null }
let sam: Actor
let kim: Actor
let lead: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, do_not_contacts, users cascade`
  sam = await givenCounselor('sam')
  kim = await givenCounselor('kim')
  const number = { phone: '3035550142', phoneE164: '+13035550142' }
  const data = { name: 'Ann Novak', ...number, transactionId: randomUUID() }
  lead = (await db.tourRequest.create({ data })).id
})

async function givenCounselor(username: string, communityIds: string[] = []): Promise<Actor> {
  const { id } = await db.user.create({ data: { username, password: '-', role: 'counselor' } })
  return { ...somebody('counselor', communityIds), id, username }
}

const type = (words: string, base = 0, form: DraftForm = 'line') =>
  saveDraft(sam, lead, { form, base, values: { text: words } })

test('a draft is its person’s own, by form', async () => {
  expect(await type('prefers mornings')).toMatchObject({ version: 1, isKept: true })
  await type('about', 0, 'notes')
  expect(await readDrafts(sam, lead)).toEqual({
    attempt: NOTHING,
    status: NOTHING,
    notes: { version: 1, values: { text: 'about' } },
    line: { version: 1, values: { text: 'prefers mornings' } },
    refusal: NOTHING,
    lift: NOTHING,
  })
  expect(await readDrafts(kim, lead)).toMatchObject({ line: NOTHING, notes: NOTHING })
})

test('another device that has not seen the newest words gets them instead of replacing them', async () => {
  await type('from the phone')
  expect(await type('from the desk')).toEqual({
    version: 1,
    values: { text: 'from the phone' },
    isKept: false,
  })
  expect(await type('both', 1)).toMatchObject({ version: 2, isKept: true })
  expect(await saveDraft(sam, lead, { form: 'line', base: 2, values: null })).toMatchObject({ version: 3 })
  expect((await readDrafts(sam, lead)).line).toEqual({ version: 3, values: null })
})

test('saves of one moment never both count', async () => {
  const saves = await Promise.all(Array.from({ length: 8 }, (_, at) => type(`words ${at}`)))
  expect(saves.filter(({ isKept }) => isKept)).toHaveLength(1)
})

test('what the form does clears its draft in the same transaction, and only that of the person', async () => {
  const refused = refusalSchema.parse({ contact: '(303) 555-0142', how: 'phone' })
  const forms = {
    attempt: () =>
      logAttempt(sam, lead, attemptSchema.parse({ attemptId: randomUUID(), outcome: 'voicemail' })),
    line: () => addNote(sam, lead, 'prefers mornings'),
    notes: () => saveNotes(sam, lead, 'about the family'),
    status: () => changeStatus(sam, lead, { status: 'not-interested', reason: 'too far' }),
    refusal: () => refuseContact(sam, { ...refused, leadId: lead }),
    lift: async () => {
      const { id } = await db.doNotContact.findFirstOrThrow()
      await allowContact(sam, id, { reason: 'they called', leadId: lead })
    },
  } as const
  for (const [form, act] of Object.entries(forms) as [keyof typeof forms, () => Promise<unknown>][]) {
    await type('typed', 0, form)
    await saveDraft(kim, lead, { form, base: 0, values: { text: 'of Kim' } })
    await act()
    // A save that was under way while the form was sent does not bring the words back.
    expect(await type('typed', 1, form), form).toMatchObject({ isKept: false, values: null })
    expect((await readDrafts(sam, lead))[form], form).toEqual({ version: 2, values: null })
    expect((await readDrafts(kim, lead))[form].values, form).toEqual({ text: 'of Kim' })
  }
})

test('an attempt that a button logs leaves words about another one', async () => {
  const typed = { attemptId: randomUUID(), note: 'asked for mornings' }
  await saveDraft(sam, lead, { form: 'attempt', base: 0, values: typed })
  await logAttempt(sam, lead, attemptSchema.parse({ attemptId: randomUUID(), outcome: 'voicemail' }))
  expect((await readDrafts(sam, lead)).attempt.values).toEqual(typed)
  await logAttempt(sam, lead, attemptSchema.parse({ attemptId: typed.attemptId, outcome: 'voicemail' }))
  expect((await readDrafts(sam, lead)).attempt.values).toBeNull()
})

test('a form that is refused leaves the draft', async () => {
  await type('typed', 0, 'status')
  await expect(changeStatus(sam, lead, { status: 'not-interested' })).rejects.toMatchObject({ status: 400 })
  expect((await readDrafts(sam, lead)).status.values).toEqual({ text: 'typed' })
})

test('nobody types about a lead that is not theirs to work on', async () => {
  const [own, foreign] = [await givenCommunity('own-drafts'), await givenCommunity('foreign-drafts')]
  await db.tourRequest.update({ where: { id: lead }, data: { communityId: foreign.id } })
  const limited = await givenCounselor('lee', [own.id])
  const draft = { form: 'line', base: 0, values: { text: 'x' } } as const
  await expect(saveDraft(limited, lead, draft)).rejects.toMatchObject({ status: 403 })
  await expect(readDrafts(limited, lead)).rejects.toMatchObject({ status: 403 })
  await expect(saveDraft(somebody('viewer'), lead, draft)).rejects.toMatchObject({ status: 403 })
  await expect(saveDraft(sam, randomUUID(), draft)).rejects.toMatchObject({ status: 404 })
})

test('erasing the person erases what was typed about them, also what arrives later', async () => {
  await type('Ann Novak likes cats')
  await db.$transaction((tx) => eraseLeads(tx, [lead]))
  expect(await db.noteDraft.count()).toBe(0)
  await expect(type('Ann Novak again', 1)).rejects.toMatchObject({ status: 409 })
  expect(await db.noteDraft.count()).toBe(0)
})
