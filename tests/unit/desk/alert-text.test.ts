import { expect, test } from 'vitest'
import { isQuiet } from '@/lib/desk/alerts/quiet-hours'
import { composeAlertText } from '@/lib/leads/tour-requests/alert-text'

const LODGE = { name: 'Evergrove Lodge', timeZone: 'America/Denver' }
const URL = 'https://example.com/admin/tour-requests/1'
const NOW = new Date('2026-11-23T17:32:10Z')
const at = (iso: string) => new Date(iso)
const text = (lead: Partial<Parameters<typeof composeAlertText>[0]>) =>
  composeAlertText(
    { source: 'tour', callDueAt: null, community: LODGE, ...lead },
    { url: URL, companyZone: 'America/Chicago', now: NOW },
  )

test('C7: a text gives the community, the time left and the link, in plain characters', () => {
  const whole = text({ callDueAt: at('2026-11-23T17:42:00Z') })
  expect(whole).toBe(`New tour request, Evergrove Lodge. 10 minutes left, call by 10:42 am. ${URL}`)
  expect(whole).toMatch(/^[\x20-\x7e]+$/)
})

test('an alert about a topic says what it asks for', () => {
  expect(text({ source: 'callback', alertText: 'request for a video tour' })).toBe(
    `New request for a video tour, Evergrove Lodge. Please call now. ${URL}`,
  )
})

test.each([
  [
    { callDueAt: at('2026-11-23T17:33:00Z') },
    'New tour request, Evergrove Lodge. 1 minute left, call by 10:33 am.',
  ],
  [
    { callDueAt: at('2026-11-23T17:32:10Z') },
    'New tour request, Evergrove Lodge. The call is late: please call now.',
  ],
  [{ callDueAt: at('2026-11-24T16:10:00Z') }, 'New tour request, Evergrove Lodge. Call by Tue 9:10 am.'],
  [
    { minute: 5, callDueAt: at('2026-11-23T17:37:00Z') },
    'No one has called yet: tour request, Evergrove Lodge. 5 minutes left, call by 10:37 am.',
  ],
  [
    { source: 'quiz', community: null, callDueAt: at('2026-11-23T17:42:00Z') },
    'New call request. 10 minutes left, call by 11:42 am.',
  ],
  [{ source: 'unfinished-form' }, 'New unfinished form, Evergrove Lodge. Please call now.'],
  [{ source: 'callback' }, 'New call request, Evergrove Lodge. Please call now.'],
])('C7: %j', (lead, expected) => {
  expect(text(lead)).toBe(`${expected} ${URL}`)
})

test.each([
  ['21:00', '07:00', '2026-11-24T05:00:00Z', true],
  ['21:00', '07:00', '2026-11-24T04:00:00Z', true],
  ['21:00', '07:00', '2026-11-24T03:59:00Z', false],
  ['21:00', '07:00', '2026-11-23T13:59:00Z', true],
  ['21:00', '07:00', '2026-11-23T14:00:00Z', false],
  ['12:00', '13:00', '2026-11-23T19:30:00Z', true],
  ['12:00', '13:00', '2026-11-23T20:00:00Z', false],
  [null, null, '2026-11-24T05:00:00Z', false],
])('C7: quiet from %s to %s in Denver at %s: %s', (quietFrom, quietUntil, moment, expected) => {
  expect(isQuiet({ quietFrom, quietUntil }, at(moment), 'America/Denver')).toBe(expected)
})
