import { expect, test } from 'vitest'
import { requestContextOf } from '@/lib/leads/intake/request-context'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'

test('the visitor’s ad choice is read from its cookie only', () => {
  expect(adChoiceIn('a=b; ad-choice=denied; c=d')).toBe('denied')
  expect(adChoiceIn('ad-choice=granted')).toBe('granted')
  expect(adChoiceIn('bad-choice=denied; ad-choice=maybe')).toBeNull()
  expect(adChoiceIn(null)).toBeNull()
})

test('T87: a lead refuses advertising by the browser’s signal or the choice, also without JavaScript', () => {
  const refuses = (headers: Record<string, string>) =>
    requestContextOf(new Request('http://localhost/', { headers })).refusesAds
  expect(refuses({})).toBe(false)
  expect(refuses({ cookie: 'ad-choice=granted' })).toBe(false)
  expect(refuses({ cookie: 'ad-choice=denied' })).toBe(true)
  expect(refuses({ cookie: 'ad-choice=granted', 'sec-gpc': '1' })).toBe(true)
})
