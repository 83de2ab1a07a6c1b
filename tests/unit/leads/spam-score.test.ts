import { describe, expect, test } from 'vitest'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { SPAM_SIGNS, spamScore } from '@/lib/leads/intake/spam-score'
import { leadRate } from '@/lib/leads/tour-requests/lead-rate'

const NOW = new Date('2026-11-23T12:00:00Z')
const CLEAN = {
  honeypot: '',
  formLoadTime: undefined,
  botCheck: 'verified',
  rate: null,
  blocked: null,
} as const

describe('B5: the score of held requests', () => {
  const cases = [
    ['blocked', { blocked: 'The phone number is on the block list' }],
    ['honeypot', { honeypot: 'x' }],
    ['bot-check-failed', { botCheck: 'failed' }],
    ['too-fast', { formLoadTime: NOW.getTime() - 100 }],
    ['rate', { rate: leadRate('missing').addressDetail }],
    ['rate', { rate: leadRate('verified').phoneDetail }],
    ['rate', { rate: 'More than 3 sign-ups in an hour by one person' }],
    ['rate', { rate: 'Many requests for one mailbox' }],
  ] as const

  test.each(cases)('is the weight of %s alone, read from its text', (reason, evidence) => {
    const suspicion = suspicionOf({ ...CLEAN, ...evidence }, NOW)
    expect(suspicion?.reason).toBe(reason)
    expect(spamScore(suspicion?.detail)).toBe(SPAM_SIGNS[reason].weight)
    expect(spamScore(suspicion?.detail, reason)).toBe(SPAM_SIGNS[reason].weight)
  })

  test('adds up to at most 100, and the first sign remains the reason', () => {
    const both = suspicionOf(
      { ...CLEAN, formLoadTime: NOW.getTime() - 100, rate: 'Many requests from one address' },
      NOW,
    )
    expect(both).toEqual({
      reason: 'too-fast',
      detail: 'Sent within two seconds of opening the form; many requests from one address',
    })
    expect(spamScore(both?.detail)).toBe(100)
    expect(spamScore(suspicionOf({ ...CLEAN, honeypot: 'x', botCheck: 'failed' }, NOW)?.detail)).toBe(100)
  })

  test('is null without a known sign, and falls back to the reason without the text', () => {
    expect(suspicionOf(CLEAN, NOW)).toBeNull()
    expect(spamScore('Something of long ago')).toBeNull()
    expect(spamScore(null, 'honeypot')).toBe(SPAM_SIGNS.honeypot.weight)
  })
})
