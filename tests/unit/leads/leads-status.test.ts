import { expect, test } from 'vitest'
import { isListedTransition, LEAD_STATUSES, needsReason, TRANSITIONS } from '@/lib/leads/tour-requests/status'

test('the allowed moves follow reading 22', () => {
  const moves = LEAD_STATUSES.map((from) => `${from}: ${TRANSITIONS[from].join(', ')}`)
  expect(moves).toEqual([
    'new: contacted, scheduled, not-interested',
    'contacted: scheduled, follow-up, toured, not-interested',
    'scheduled: toured, follow-up, contacted, not-interested',
    'toured: converted, follow-up, not-interested',
    'follow-up: contacted, scheduled, toured, converted, not-interested',
    'converted: follow-up',
    'not-interested: follow-up',
  ])
})

test('giving up on a family and unlisted moves need a reason', () => {
  for (const from of LEAD_STATUSES) {
    for (const to of LEAD_STATUSES) {
      expect(needsReason(from, to)).toBe(to === 'not-interested' || !isListedTransition(from, to))
    }
  }
})
