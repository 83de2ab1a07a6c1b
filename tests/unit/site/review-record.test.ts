import { expect, test } from 'vitest'
import { reviewRecord, reviewRecordText } from '@/lib/site/communities/review-record'
import { speedText } from '@/lib/site/response-speed/speed-text'

const review = (approved: boolean, reason?: string, erasedAt: Date | null = null) => ({
  approved,
  erasedAt,
  withholdings: reason ? [{ reason }] : [],
})

test('T117: the record counts every received review, and says why some are withheld', () => {
  const published = Array.from({ length: 41 }, () => review(true))
  const two = [review(false, 'duplicate'), review(false, 'names-a-person')]
  expect(reviewRecordText(reviewRecord([...published, ...two]))).toBe(
    '41 of 43 published, 2 withheld: it repeats another review (1), it names a person who did not agree to be named (1)',
  )
  expect(reviewRecordText(reviewRecord([review(true), review(false)]))).toBe(
    '1 of 2 published, 1 waiting to be read',
  )
  expect(reviewRecordText(reviewRecord([review(false, undefined, new Date())]))).toBe(
    '0 of 1 published, 1 withheld: the author asked us to delete it (1)',
  )
  expect(reviewRecordText(reviewRecord([]))).toBeNull()
})

const speed = { day: new Date('2026-11-26'), counted: 101, inTime: 96, medianStaffedS: 220 }

test('T118: a figure is said from twenty requests on, and rounded against us', () => {
  expect(speedText(speed)).toEqual({
    share: '95%',
    sentence:
      '96 of 101 families were called within ten minutes of staffed time in the 30 days up to Nov 26.',
    median: 'Half of those we called heard from us within 3:40 minutes.',
  })
  expect(speedText({ ...speed, counted: 1_000, inTime: 999 })?.share).toBe('99%')
  expect(speedText({ ...speed, counted: 20, inTime: 0, medianStaffedS: null })).toMatchObject({
    share: '0%',
    median: null,
  })
  expect(speedText({ ...speed, counted: 19, inTime: 19 })).toBeNull()
})
