import { expect, test } from 'vitest'
import { countMissedCalls, suggestedStep } from '@/lib/leads/tour-requests/contact-attempt'

test('C12: after a first call that nobody answers the second follows within three minutes, then a text', () => {
  for (const outcome of ['voicemail', 'no-answer'] as const) {
    expect(suggestedStep(outcome, { missedCalls: 0, mayText: true })).toEqual({
      step: 'second-call',
      inMinutes: 3,
    })
    expect(suggestedStep(outcome, { missedCalls: 1, mayText: true }).step).toBe('that-was-us')
    expect(suggestedStep(outcome, { missedCalls: 1, mayText: false }).step).toBe('call')
    expect(suggestedStep(outcome, { missedCalls: 2, mayText: true }).step).toBe('call')
    expect(suggestedStep(outcome, { missedCalls: null, mayText: true }).step).toBe('call')
  }
  expect(suggestedStep('reached', { missedCalls: 0, mayText: true }).step).toBe('call')
  expect(suggestedStep('wrong-number', { missedCalls: 0, mayText: true }).step).toBe('find-number')
})

test('only calls that nobody answered count, until the family is reached', () => {
  expect(countMissedCalls([])).toBe(0)
  expect(countMissedCalls(['text', 'no-answer', 'mail', 'wrong-number', 'voicemail'])).toBe(2)
  expect(countMissedCalls(['no-answer', 'reached'])).toBeNull()
})
