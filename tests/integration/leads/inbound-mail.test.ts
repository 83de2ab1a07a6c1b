import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { UNKNOWN_MAILS } from '@/lib/leads/mailbox/lead-of-mail'
import { agencyMailbox, readMailbox } from '@/lib/leads/mailbox/read-mailbox'
import { storeMail } from '@/lib/leads/mailbox/store-mail'
import { db } from '@/lib/platform/database/db'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { givenCommunity } from '@/tests/support/admin-fixtures'
import { mailOf, REFERRAL } from '@/tests/support/agency-mail'
import type { ImapServer } from '@/tests/support/imap-server'
import { emptyMailbox, leads, mails } from '@/tests/support/inbound-mailbox'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const { imap } = await vi.hoisted(async () => {
  const { startImapServer: start } = await import('@/tests/support/imap-server')
  const server = await start()
  process.env.INBOUND_IMAP_URL = server.url
  return { imap: server as ImapServer }
})

let agencyId = ''

beforeEach(async () => {
  imap.become('serve')
  imap.mails.length = 0
  agencyId = await emptyMailbox()
})

afterAll(() => imap.close())

const alertsOf = (tourRequestId: string) =>
  db.outboxItem.count({ where: { tourRequestId, kind: 'lead-alert' } })

describe('a mail of an agency', () => {
  test('B13: becomes a request by its rules, through the one intake, with the clock running', async () => {
    const community = await givenCommunity('aspen-court', { name: 'Aspen Court' })
    imap.deliver(mailOf({ text: `${REFERRAL}\nProperty: Aspen Court, Denver` }))
    await readMailbox()
    const [lead] = await leads()
    expect(lead).toMatchObject({
      name: 'Edith Holm',
      phone: '(303) 555-0142',
      phoneE164: '+13035550142',
      email: 'edith@example.com',
      source: 'agency',
      status: 'new',
      botCheck: 'mailed',
      communityId: community.id,
      quarantinedAt: null,
      callDueAt: expect.any(Date),
      firstAttemptAt: null,
      adConsent: 'denied',
      mail: { state: 'request', agencyId, subject: 'New referral' },
    })
    expect(lead?.message).toBe(
      [
        'Who would move in: Ruth Holm',
        'Kind of care: Memory care',
        'Budget: $6,000',
        'Notes: She likes\na room with light.',
      ].join('\n'),
    )
    expect(lead?.consents).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'contact', granted: true, channel: 'agency-mail' }),
      ]),
    )
    const received = await db.leadEvent.findFirstOrThrow({ where: { type: 'received' } })
    expect(received.data).toMatchObject({ source: 'agency', byMail: true, partner: 'Care Finders' })
    expect(await alertsOf(lead?.id ?? '')).toBe(1)
    expect(imap.mails[0]?.seen).toBe(true)
  })

  test('B8: about a known family is another request of that family', async () => {
    const { transactionId } = await acceptedLead(leadBody({ phone: '303-555-0142' }))
    imap.deliver(mailOf())
    await readMailbox()
    const [first, second] = await leads()
    expect(first?.transactionId).toBe(transactionId)
    expect(second?.householdId).toBe(first?.householdId)
  })

  test('without a number needs review, and nothing is invented', async () => {
    imap.deliver(mailOf({ text: 'Contact: Edith Holm\nPhone: please ask us' }))
    await readMailbox()
    const [lead] = await leads()
    expect(lead).toMatchObject({
      name: 'Email from Care Finders',
      phone: '',
      phoneE164: null,
      email: null,
      message: null,
      source: 'agency',
      callDueAt: expect.any(Date),
      consents: [],
      mail: { state: 'to-read', reason: 'unreadable' },
    })
    expect(await alertsOf(lead?.id ?? '')).toBe(1)
  })

  test.each(['fail', 'none'] as const)(
    'that our server does not confirm (%s) has to be read',
    async (checked) => {
      imap.deliver(mailOf({ checked }))
      await readMailbox()
      const [lead] = await leads()
      expect(lead).toMatchObject({ phone: '', mail: { state: 'to-read', reason: 'unverified', agencyId } })
    },
  )

  test('from a program is still a request', async () => {
    imap.deliver(
      mailOf({ headers: ['Auto-Submitted: auto-generated', 'List-Id: <leads.carefinders.example>'] }),
    )
    await readMailbox()
    expect(await leads()).toMatchObject([{ name: 'Edith Holm' }])
  })

  test('from a disabled agency needs review', async () => {
    await db.referralAgency.updateMany({ data: { active: false } })
    imap.deliver(mailOf())
    await readMailbox()
    expect(await mails()).toMatchObject([{ state: 'to-read', reason: 'unknown-sender', agencyId: null }])
  })
})

describe('a mail from another sender', () => {
  const STRANGER = { from: 'Ann Lee <ann@family.example>', text: 'My mother needs help. Call me.' }

  test('needs review, with the clock running, and its sender is not taken for the family', async () => {
    imap.deliver(mailOf(STRANGER))
    await readMailbox()
    const [lead] = await leads()
    expect(lead).toMatchObject({
      name: 'Email from Ann Lee',
      phone: '',
      email: null,
      source: 'mail',
      callDueAt: expect.any(Date),
      mail: {
        state: 'to-read',
        reason: 'unknown-sender',
        fromAddress: 'ann@family.example',
        text: STRANGER.text,
      },
    })
  })

  test.each([
    ['a bounce', { from: 'Mail Delivery <MAILER-DAEMON@mx.example>' }],
    ['an answering machine', { ...STRANGER, headers: ['Auto-Submitted: auto-replied'] }],
    [
      'a newsletter',
      {
        ...STRANGER,
        headers: [
          'List-Unsubscribe: <https://news.example/off>',
          'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        ],
      },
    ],
    ['our own', { from: 'Porchlight <leads@localhost>' }],
    ['an answering machine of the agency', { headers: ['Auto-Submitted: auto-replied (vacation)'] }],
  ])('%s is set aside and marked seen, without an alert', async (_, shape) => {
    imap.deliver(mailOf(shape))
    await readMailbox()
    expect(await mails()).toMatchObject([{ state: 'set-aside', tourRequestId: null }])
    expect(await leads()).toEqual([])
  })

  test.each([
    ['through a group', ['Precedence: list', 'List-Id: <intake.evergrove.example>']],
    ['from a web form', ['Auto-Submitted: auto-generated']],
    ['with an empty return path', ['Return-Path: <>']],
  ])('T95: %s is read and alerts staff', async (_, headers) => {
    imap.deliver(mailOf({ ...STRANGER, headers }))
    await readMailbox()
    const [lead] = await leads()
    expect(lead?.mail).toMatchObject({ state: 'to-read', reason: 'unknown-sender' })
    expect(await alertsOf(lead?.id ?? '')).toBe(1)
  })

  test('T95: with an address that ends like ours is not our own', async () => {
    imap.deliver(mailOf({ ...STRANGER, from: 'Ann <ads@porchlight.example>' }))
    imap.deliver(mailOf({ ...STRANGER, from: 'Bo <s@porchlight.example>' }))
    await readMailbox()
    expect((await mails()).map(({ reason }) => reason)).toEqual(['unknown-sender', 'unknown-sender'])
  })

  test('on the block list waits in quarantine', async () => {
    await db.blockedSender.create({ data: { kind: 'domain', value: 'family.example' } })
    imap.deliver(mailOf(STRANGER))
    await readMailbox()
    const [lead] = await leads()
    expect(lead).toMatchObject({ quarantinedAt: expect.any(Date), quarantine: { reason: 'blocked' } })
    expect(await alertsOf(lead?.id ?? '')).toBe(0)
  })

  test('in a flood waits in quarantine above the limit', async () => {
    const taken = { ...aMail(), isVerified: true }
    for (let at = 0; at <= UNKNOWN_MAILS.points; at += 1)
      await storeMail({ ...taken, place: `flood/${at}`, digest: `flood-${at}` })
    const held = await db.tourRequest.count({ where: { quarantinedAt: { not: null } } })
    expect([await db.tourRequest.count(), held]).toEqual([UNKNOWN_MAILS.points + 1, 1])
  })
})

describe('each mail is imported once', () => {
  test('T24: when the worker dies between storing and marking', async () => {
    imap.deliver(mailOf())
    imap.become('die-at-store')
    await readMailbox()
    expect(await leads()).toHaveLength(1)
    expect(imap.mails[0]?.seen).toBe(false)
    imap.become('serve')
    imap.deliver(mailOf({ text: REFERRAL.replace('Edith', 'Vera').replace('0142', '0143') }))
    await readMailbox()
    expect((await leads()).map(({ name }) => name)).toEqual(['Edith Holm', 'Vera Holm'])
    expect(imap.mails.map(({ seen }) => seen)).toEqual([true, true])
  })

  test('when the worker dies before storing', async () => {
    imap.deliver(mailOf())
    await readMailbox({
      take: async () => {
        throw new Error('the database is away')
      },
    })
    expect(await mails()).toEqual([])
    await readMailbox()
    expect(await leads()).toHaveLength(1)
  })

  test('when the mailbox holds it twice, but two mails with one Message-ID are two', async () => {
    const id = 'always-the-same@carefinders.example'
    imap.deliver(mailOf({ id }))
    imap.deliver(mailOf({ id }))
    imap.deliver(mailOf({ id, text: REFERRAL.replace('Edith', 'Vera').replace('0142', '0143') }))
    await readMailbox()
    expect((await leads()).map(({ name }) => name)).toEqual(['Edith Holm', 'Vera Holm'])
  })

  test('when the server numbers its mails anew', async () => {
    imap.deliver(mailOf())
    imap.deliver(mailOf({ from: 'a@b.example', text: 'Two' }))
    await readMailbox()
    imap.renumber()
    imap.deliver(mailOf({ from: 'a@b.example', text: 'Three' }))
    await readMailbox()
    expect((await mails()).map(({ text }) => text.slice(0, 5))).toEqual(['A new', 'Two', 'Three'])
  })

  test('T95: after an outage of weeks, mail since the last good reading is read from a renumbered mailbox', async () => {
    await readMailbox()
    await db.$executeRaw`update inbound_mailboxes set good_at = now() - interval '40 days'`
    imap.renumber()
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
    imap.deliver(mailOf({ from: 'a@b.example', text: 'Before' }), { at: daysAgo(50) })
    imap.deliver(mailOf({ from: 'a@b.example', text: 'Meanwhile' }), { at: daysAgo(30) })
    await readMailbox()
    expect((await mails()).map(({ text }) => text)).toEqual(['Meanwhile'])
  })

  test('when another worker reads it, nothing is read', async () => {
    await db.$executeRaw`insert into sweeps (id, started_at, lease_expires_at)
      values (${agencyMailbox.name}, now() - interval '1 hour', now() + interval '1 minute')`
    imap.deliver(mailOf())
    expect(await runIfDue(agencyMailbox)).toBe(false)
    expect(await mails()).toEqual([])
    await db.$executeRaw`update sweeps set lease_expires_at = now() - interval '1 second'`
    expect(await runIfDue(agencyMailbox)).toBe(true)
    expect(await mails()).toHaveLength(1)
  })
})

test('the first check imports only new unread mail; later checks include mail that was read elsewhere', async () => {
  const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60_000)
  imap.deliver(mailOf({ from: 'a@b.example', text: 'Old' }), { at: longAgo })
  imap.deliver(mailOf({ from: 'a@b.example', text: 'Read' }), { seen: true })
  imap.deliver(mailOf({ from: 'a@b.example', text: 'New' }))
  await readMailbox()
  imap.deliver(mailOf({ from: 'a@b.example', text: 'Read by a colleague' }), { seen: true })
  await readMailbox()
  await readMailbox()
  expect((await mails()).map(({ text }) => text)).toEqual(['New', 'Read by a colleague'])
})

function aMail() {
  return {
    fromName: null,
    fromAddress: 'a@b.example',
    subject: 'Hello',
    text: 'Hello',
    automatic: null,
    isBroken: false,
    original: null,
    receivedAt: new Date(),
  }
}
