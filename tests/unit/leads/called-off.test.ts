import { expect, test } from 'vitest'
import { calledOffMessage, guestsNotifiedAt } from '@/lib/leads/events/called-off'

const startsAt = new Date('2026-12-01T18:00:00Z')

test("A6: guests learn of a cancellation after ten minutes, and at once in the event's last hour", () => {
  const early = new Date('2026-12-01T16:59:59Z')
  expect(guestsNotifiedAt({ calledOffAt: early, startsAt })?.toISOString()).toBe('2026-12-01T17:09:59.000Z')
  const late = new Date('2026-12-01T17:00:00Z')
  expect(guestsNotifiedAt({ calledOffAt: late, startsAt })).toEqual(late)
  expect(guestsNotifiedAt({ calledOffAt: null, startsAt })).toBeNull()
})

test("visitors see the editor's sentence, else ours", () => {
  expect(calledOffMessage({ calledOffNote: ' Snow. ' })).toBe('Snow.')
  expect(calledOffMessage({ calledOffNote: ' ' })).toContain('had to cancel it')
})
