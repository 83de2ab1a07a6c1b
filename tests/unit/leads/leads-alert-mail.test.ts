import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { type AlertedLead, composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { plainAddress } from '@/lib/platform/mail/mail-company'

const ID = '0199aa00-1111-7000-8000-000000000001'

const sent = {
  to: 'desk@example.com',
  companyZone: 'America/Denver',
  now: new Date('2026-11-21T18:01:00Z'),
}

function lead(changes: Partial<AlertedLead> = {}): AlertedLead {
  return {
    id: ID,
    reference: 'AB12CD',
    name: 'Ann O’Brien',
    phone: '(303) 555-0142',
    phoneE164: '+13035550142',
    phoneExtension: '12',
    email: 'ann@example.com',
    message: 'My mother\nneeds help <b>soon</b>',
    preferredDate: new Date('2026-11-24T19:00:00Z'),
    source: 'tour',
    promise: "We'll contact you within 10 minutes to help with your needs.",
    callDueAt: new Date('2026-11-21T18:10:00Z'),
    createdAt: new Date('2026-11-21T18:00:00Z'),
    community: { name: 'Aspen House', timeZone: 'America/Denver' },
    inquiredAgain: true,
    requestId: 'request-1',
    ...changes,
  }
}

test('the alert contains everything needed for the call, and a link to the lead', () => {
  const mail = composeAlert(lead(), sent)
  expect(mail.subject).toBe('Call by 11:10 am: Tour request for Aspen House (AB12CD)')
  expect(mail.text.includes('Call by: Saturday, November 21 at 11:10 am MST\n')).toBe(true)
  expect(mail.replyTo).toBe('ann@example.com')
  for (const part of [
    '(303) 555-0142 (+13035550142 ext. 12)',
    'Community: Aspen House',
    'Call by: Saturday, November 21 at 11:10 am MST',
    'within 10 minutes',
    'has asked before',
    `http://localhost:3000/admin/tour-requests/${ID}`,
  ]) {
    expect(mail.text).toContain(part)
  }
  expect(mail.html).toContain('href="tel:+13035550142;ext=12"')
  expect(mail.html).toContain('My mother<br>needs help &#60;b&#62;soon')
})

test('T35: the Message-ID contains only lead and recipient', () => {
  const first = composeAlert(lead(), sent).messageId
  expect(first).toMatch(new RegExp(`^<lead-${ID}-[0-9a-f]{12}@localhost>$`))
  expect(composeAlert(lead({ name: 'Other' }), { ...sent, to: 'Desk@Example.com' }).messageId).toBe(first)
  expect(composeAlert(lead(), { ...sent, to: 'else@example.com' }).messageId).not.toBe(first)
})

test.each([
  '"e@attacker.com"@victim.com',
  'ann＠example.com',
  `${'a'.repeat(300)}@example.com`,
  `${'a'.repeat(65)}@example.com`,
  'ann@example.com\r\nBcc: x@y.com',
  'ann@example.com, x@y.com',
  'Ann <ann@example.com>',
  'ann@localhost',
  '',
  null,
])('T52: %j does not become Reply-To', (email) => {
  expect(plainAddress(email)).toBeNull()
})

test('T52: a name with line breaks stays one header line and adds no recipient', async () => {
  const hostile = lead({
    name: 'Ann\r\nBcc: x@y.com\u202e',
    message: '<script>alert(1)</script>\r\n.\r\nQUIT',
  })
  const { requestId: _, ...mail } = composeAlert(hostile, sent)
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...mail,
    from: 'leads@example.com',
    replyTo: mail.replyTo ?? undefined,
  })
  const parsed = await PostalMime.parse(built.message as Buffer)
  expect(parsed.subject).toBe('Call by 11:10 am: Tour request for Aspen House (AB12CD)')
  expect(parsed.bcc).toBeUndefined()
  expect(parsed.to?.map(({ address }) => address)).toEqual(['desk@example.com'])
  expect(parsed.html).not.toContain('<script')
  expect(parsed.text).toContain('<script>alert(1)</script>')
})

test.each([
  [
    { minute: 5 },
    '2026-11-21T18:05:10Z',
    '5 minutes left, call by 11:10 am: Not tried: Tour request for Aspen House',
  ],
  [
    { minute: 5 },
    '2026-11-21T18:09:10Z',
    '1 minute left, call by 11:10 am: Not tried: Tour request for Aspen House',
  ],
  [{ minute: 5 }, '2026-11-21T19:00:00Z', 'Call now, late: Not tried: Tour request for Aspen House'],
  [{ isSettled: true }, '2026-11-21T18:05:00Z', 'Tour request for Aspen House'],
  [
    {
      isSettled: true,
      news: 'tour-called-off',
      newsTour: { at: new Date('2026-12-02T21:30:00Z'), before: null },
    },
    '2026-11-21T18:05:00Z',
    'The family canceled its tour, Wednesday, December 2 at 2:30 pm MST, Aspen House',
  ],
  [
    {
      isSettled: true,
      news: 'family-booked',
      newsTour: { at: new Date('2026-12-03T21:30:00Z'), before: new Date('2026-12-02T21:30:00Z') },
    },
    '2026-11-21T18:05:00Z',
    'The family changed its tour time, Wednesday, December 2 at 2:30 pm MST to Thursday, December 3 at 2:30 pm MST, Aspen House',
  ],
] as const)(
  'T108: %j at %s: the subject says what is true then, and names no family',
  (changes, now, subject) => {
    const mail = composeAlert(lead(changes), { ...sent, now: new Date(now) })
    expect(mail.subject).toBe(`${subject} (AB12CD)`)
    expect(mail.subject).not.toContain('Ann')
  },
)

test('answers to a quiz are read on the signed-in page only', () => {
  const mail = composeAlert(lead({ source: 'quiz', hasAnswers: true, message: null }), sent)
  expect(mail.text).toContain('They answered a quiz. Open the lead to read their answers.')
})
