import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { type AlertedLead, composeAlert } from '@/lib/leads/tour-requests/alert-mail'
import { plainAddress } from '@/lib/platform/mail/mail-company'

const ID = '0199aa00-1111-7000-8000-000000000001'

function lead(changes: Partial<AlertedLead> = {}): AlertedLead {
  return {
    id: ID,
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
  const mail = composeAlert(lead(), 'desk@example.com', 'America/Denver')
  expect(mail.subject).toBe(`Tour request for Aspen House: Ann O’Brien [lead ${ID}]`)
  expect(mail.replyTo).toBe('ann@example.com')
  for (const part of [
    '(303) 555-0142 (+13035550142 ext. 12)',
    'Community: Aspen House',
    'Call by: Saturday, November 21 at 11:10 AM MST',
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
  const first = composeAlert(lead(), 'desk@example.com', 'UTC').messageId
  expect(first).toMatch(new RegExp(`^<lead-${ID}-[0-9a-f]{12}@localhost>$`))
  expect(composeAlert(lead({ name: 'Other' }), 'Desk@Example.com', 'UTC').messageId).toBe(first)
  expect(composeAlert(lead(), 'else@example.com', 'UTC').messageId).not.toBe(first)
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
  const { requestId: _, ...mail } = composeAlert(hostile, 'desk@example.com', 'UTC')
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...mail,
    from: 'leads@example.com',
    replyTo: mail.replyTo ?? undefined,
  })
  const parsed = await PostalMime.parse(built.message as Buffer)
  expect(parsed.subject).toBe(`Tour request for Aspen House: Ann Bcc: x@y.com [lead ${ID}]`)
  expect(parsed.bcc).toBeUndefined()
  expect(parsed.to?.map(({ address }) => address)).toEqual(['desk@example.com'])
  expect(parsed.html).not.toContain('<script')
  expect(parsed.text).toContain('<script>alert(1)</script>')
})
