import { expect, test } from 'vitest'
import { systemStateLines } from '@/components/admin/desk/dashboard/system-state-lines'
import type { SystemState } from '@/lib/desk/dashboard/system-state'

const fine: SystemState = {
  mailIsSet: true,
  durabilityWarnings: [],
  setAside: 0,
  recipients: 1,
  setAsideMails: 0,
  failedAlerts: 0,
  failedVisitorMail: 0,
  people: 5,
  invitations: 0,
  adminsWithoutFactor: 0,
  spamNumbers: [],
  linksCheckedAt: '2026-11-16T10:00:00Z',
}

test('a healthy system is described in calm sentences', () => {
  expect(systemStateLines(fine, 'America/Denver').map(({ words }) => words)).toEqual([
    'A mail server is set up',
    '1 address is notified of new requests',
    'No email failed in the last seven days',
    '5 people can sign in',
    'Links checked Nov 16, 2026, 3:00 am MT',
  ])
  expect(systemStateLines(fine, 'America/Denver').every(({ isFine }) => isFine)).toBe(true)
})

test('emails that were set aside are counted, with a link to them', () => {
  expect(systemStateLines({ ...fine, setAsideMails: 2 }, 'America/Denver')).toContainEqual({
    words: '2 emails were set aside in the last seven days',
    isFine: true,
    href: '/admin/inbound-mails?state=set-aside',
    link: 'Check them',
  })
})

test('problems come first, each with a link to where it is fixed', () => {
  const unwell: SystemState = {
    ...fine,
    durabilityWarnings: ['fsync is off in PostgreSQL: confirmed leads can be lost'],
    setAside: 2,
    mailIsSet: false,
    recipients: 0,
    failedAlerts: 1,
    failedVisitorMail: 2,
    invitations: 1,
    adminsWithoutFactor: 2,
    spamNumbers: ['+13035550140'],
    linksCheckedAt: null,
  }
  const wrong = systemStateLines(unwell, 'America/Denver').map(({ words, isFine, href }) => [
    words,
    isFine,
    href,
  ])
  expect(wrong).toEqual([
    ['fsync is off in PostgreSQL: confirmed leads can be lost', false, '/admin/health'],
    ['2 tasks were set aside because of an error', false, '/admin/health#set-aside'],
    ['No mail server is set up, so email is saved here but not delivered', false, '/admin/mail'],
    ['No one is notified of new requests', false, '/admin/email-recipients'],
    ['1 alert to staff failed in the last seven days', false, '/admin/mail'],
    ['2 emails to visitors failed in the last seven days', false, '/admin/mail?to=visitors'],
    ['2 administrators have no second factor', false, '/admin/users/sign-in'],
    ['(303) 555-0140 is probably labeled as spam', false, '/admin/response-times#first-calls'],
    ['Links have not been checked this week or last week', false, '/admin/links'],
    ['5 people can sign in', true, '/admin/users'],
    ['1 invitation is open', true, '/admin/users/invitations'],
  ])
})

test('without a mail server, no failed mail is reported', () => {
  const words = systemStateLines({ ...fine, mailIsSet: false }, 'America/Denver').map(({ words }) => words)
  expect(words.filter((line) => line.includes('failed'))).toEqual([])
})
