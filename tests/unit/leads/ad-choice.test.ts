import { expect, test, vi } from 'vitest'
import { refusesAds } from '@/lib/browser/ad-choice'
import { collectTracking } from '@/lib/browser/tracking'
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

test('a browser that forbids reading cookies breaks no page', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    },
  })
  vi.stubGlobal('navigator', { userAgent: 'Tester' })
  vi.stubGlobal('location', new URL('http://localhost:3000/contact'))
  expect(refusesAds()).toBe(false)
  expect(collectTracking()).toEqual({
    landingPageUrl: 'http://localhost:3000/contact',
    clientUserAgent: 'Tester',
  })
})
