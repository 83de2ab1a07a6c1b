import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { POST as postOffer } from '@/app/api/exit-intent-submissions/route'
import { type Actor, systemActor } from '@/lib/accounts/actor'
import { readHeldElsewhere } from '@/lib/desk/personal-data/search'
import { releaseHeld, releaseLead } from '@/lib/desk/tour-requests/quarantine'
import { readDownload } from '@/lib/leads/resources/read-download'
import { db } from '@/lib/platform/database/db'
import { storePrivateFile } from '@/lib/platform/media/store-file'
import { assetDownloads } from '@/lib/records/entities/asset-downloads'
import { blockedSenders } from '@/lib/records/entities/blocked-senders'
import { exitIntentSubmissions } from '@/lib/records/entities/exit-intent-submissions'
import { posts } from '@/lib/records/entities/posts'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { createRecord } from '@/lib/records/store/operations'
import { leadBody, postLead, somePhone } from '@/tests/support/lead-requests'
import { askForGuide, givenQuiz, quizBody, sendQuiz } from '@/tests/support/quiz-requests'

const staff = systemActor('maria')
const EMAIL = 'ann@example.com'
const SPAM = { honeypot: 'x' }

beforeEach(async () => {
  await db.$executeRaw`truncate blocked_senders, content_assets, asset_downloads, quizzes, quiz_results, quiz_responses,
    exit_intent_popup, exit_intent_submissions, tour_requests, households, outbox_items, email_recipients, rate_limits
    cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const { objectKey } = await storePrivateFile(Buffer.from('%PDF-1.7 winter'), 'winter.pdf')
  await db.contentAsset.create({
    data: {
      slug: 'winter',
      title: 'Winter at home',
      requiredFields: ['email'],
      objectKey,
      fileSize: 15,
      mimeType: 'application/pdf',
    },
  })
  await db.exitIntentPopup.create({ data: { ctaLink: '/resources/winter' } })
})

const guide = (more: object) => askForGuide('winter', { email: EMAIL, transactionId: randomUUID(), ...more })

async function quiz(more: object) {
  const { answers } = await givenQuiz()
  return sendQuiz(quizBody(answers, { email: EMAIL, ...more }))
}

const offer = (more: object) =>
  postOffer(
    new Request('http://localhost:3000/api/exit-intent-submissions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-porchlight-client-address': '203.0.113.9' },
      body: JSON.stringify({ email: EMAIL, transactionId: randomUUID(), ...more }),
    }),
    undefined,
  )

const mails = () => db.outboxItem.findMany({ where: { kind: 'visitor-mail' } })

describe('B5: what was held back is released', () => {
  test.each([
    ['a guide', guide, assetDownloads, () => db.assetDownload.findFirstOrThrow(), 'Your guide: Winter'],
    ['a quiz', quiz, quizResponses, () => db.quizResponse.findFirstOrThrow(), 'Your private link from'],
    [
      'the exit offer',
      offer,
      exitIntentSubmissions,
      () => db.exitIntentSubmission.findFirstOrThrow(),
      'here is',
    ],
  ] as const)('%s is mailed once', async (_, send, entity, row, subject) => {
    expect((await send(SPAM)).status).toBe(201)
    const { id } = await row()
    expect(await mails()).toEqual([])
    await releaseHeld(staff, entity, id)
    expect(await row()).toMatchObject({ heldReason: null })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.target).toBe(EMAIL)
    expect(mail?.subject).toContain(subject)
    await expect(releaseHeld(staff, entity, id)).rejects.toMatchObject({ status: 409 })
    expect(await mails()).toHaveLength(1)
    expect(await db.auditEntry.count({ where: { action: 'held.release', entityId: id } })).toBe(1)
  })

  test('a guide’s link starts to expire when it is mailed', async () => {
    await guide(SPAM)
    const asked = new Date(Date.now() - 30 * 86_400_000)
    const { id } = await db.assetDownload.update({
      where: { id: (await db.assetDownload.findFirstOrThrow()).id },
      data: { createdAt: asked },
    })
    await releaseHeld(staff, assetDownloads, id)
    const [mail] = await mails()
    const token = /downloads\/([^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await readDownload(token)).toMatchObject({ id, ended: false })
  })

  test('a released call sends the guide with it', async () => {
    await guide({ ...SPAM, contact: 'call', name: 'Ann Lee', phone: somePhone() })
    expect(await mails()).toEqual([])
    const lead = await db.tourRequest.findFirstOrThrow()
    await releaseLead(staff, lead.id)
    expect((await mails()).map(({ about }) => about)).toEqual(['Guide'])
  })

  test('only users who work with leads can release, and only what can be held', async () => {
    await guide(SPAM)
    const { id } = await db.assetDownload.findFirstOrThrow()
    const editor: Actor = { ...staff, role: 'editor' }
    await expect(releaseHeld(editor, assetDownloads, id)).rejects.toMatchObject({ status: 403 })
    await expect(releaseHeld(staff, posts, id)).rejects.toMatchObject({ status: 404 })
    await expect(releaseHeld(staff, assetDownloads, randomUUID())).rejects.toMatchObject({ status: 404 })
  })
})

describe('B6: blocked senders', () => {
  const block = (kind: string, value: string) => createRecord(staff, blockedSenders, { kind, value })

  test.each([
    ['phone', '303.555.0142', '+13035550142'],
    ['email', ' Spam@Example.COM', 'spam@example.com'],
    ['domain', '@Spam.example', 'spam.example'],
    ['address', '2001:db8::7', '2001:db8:0:0::/64'],
  ])('%s is kept as it is compared', async (kind, typed, value) => {
    expect(await block(kind, typed)).toMatchObject({ value })
  })

  test.each([
    ['phone', '12'],
    ['email', 'spam'],
    ['domain', 'nothing'],
    ['address', '1.2.3'],
  ])('what is no %s is refused at its field', async (kind, value) => {
    await expect(block(kind, value)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { value: expect.stringContaining('Please enter') },
    })
  })

  test.each([
    ['phone', '(303) 555-0142', { phone: '303 555 0142' }, 'The phone number is on the block list'],
    ['email', 'ann@spam.example', { email: 'Ann@Spam.example' }, 'The email address is on the block list'],
    [
      'domain',
      'spam.example',
      { email: 'bo@spam.example' },
      'The domain of the email address is on the block list',
    ],
    ['address', '203.0.113.9', {}, 'The IP address is on the block list'],
  ])(
    'a request with a blocked %s is kept and waits, and the answer is the same',
    async (kind, value, sent, detail) => {
      await block(kind, value)
      expect((await postLead(leadBody(sent))).status).toBe(201)
      const lead = await db.tourRequest.findFirstOrThrow({ include: { quarantine: true } })
      expect(lead.quarantinedAt).not.toBeNull()
      expect(lead.quarantine).toMatchObject({ reason: 'blocked', detail })
      expect(await db.outboxItem.count({ where: { kind: 'lead-alert' } })).toBe(0)
    },
  )

  test('guides, quizzes and the exit offer are held for the same reason; switched off, they go', async () => {
    const { id } = await block('domain', 'example.com')
    for (const send of [guide, quiz, offer]) expect((await send({})).status).toBe(201)
    expect(await mails()).toEqual([])
    for (const row of [
      await db.assetDownload.findFirstOrThrow(),
      await db.quizResponse.findFirstOrThrow(),
      await db.exitIntentSubmission.findFirstOrThrow(),
    ]) {
      expect(row.heldReason).toBe('The domain of the email address is on the block list')
    }
    await db.blockedSender.update({ where: { id: String(id) }, data: { active: false } })
    await guide({})
    expect(await mails()).toHaveLength(1)
  })

  test('a search for a person also finds the block list entry', async () => {
    const { id } = await block('email', EMAIL)
    expect(await readHeldElsewhere({ email: EMAIL, phone: null })).toContainEqual({
      words: 'The block list',
      href: `/admin/blocked-senders/${id}`,
    })
  })
})
