import { expect, test } from 'vitest'
import { composeAlertPush } from '@/lib/leads/tour-requests/alert-push'

const now = new Date('2026-11-23T23:14:00Z')
const zones = { companyZone: 'America/Denver', now }
const lead = {
  // Only these may be read: the rest of a lead must not appear on a lock screen.
  name: 'Margaret Ellis',
  message: 'Her dementia',
  source: 'tour',
  callDueAt: new Date('2026-11-23T23:22:00Z'),
  community: { name: 'Evergrove Memory Care', timeZone: 'America/Denver' },
}

test('C7: a push says only that a family waits and until when, in the community’s time zone', () => {
  expect(composeAlertPush(lead, zones)).toEqual({ title: 'A family is waiting', body: 'Call by 4:22 pm.' })
  const eastern = { ...lead, community: { timeZone: 'America/New_York' } }
  expect(composeAlertPush(eastern, zones).body).toBe('Call by 6:22 pm.')
  expect(composeAlertPush({ ...lead, community: null }, zones).body).toBe('Call by 4:22 pm.')
})

test.each([
  ['without a promise', { callDueAt: null }, 'A family is waiting', 'Please call now.'],
  [
    'of another day',
    { callDueAt: new Date('2026-11-24T16:05:00Z') },
    'A family is waiting',
    'Call by Tue 9:05 am.',
  ],
  ['too late', { callDueAt: now }, 'A family is waiting', 'The call is late: please call now.'],
  [
    'for information',
    { source: 'guide-request' },
    'Someone asked for information',
    'They did not ask for a call.',
  ],
  ['again', { minute: 5 }, 'No one has called yet', 'Call by 4:22 pm.'],
])('%s', (_, changes, title, body) => {
  expect(composeAlertPush({ ...lead, ...changes }, zones)).toEqual({ title, body })
})
