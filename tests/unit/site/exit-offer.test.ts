import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchExitIntent } from '@/components/site/exit-offer/watch-exit-intent'
import { mayBeOffered, rememberConversion, rememberOffer } from '@/lib/browser/offer-memory'

const DAY = 24 * 60 * 60 * 1_000
const NOW = Date.UTC(2026, 10, 21)
let listeners: ((event: Partial<MouseEvent>) => void)[] = []
let clock = 0

beforeEach(() => {
  const kept = new Map<string, string>()
  listeners = []
  clock = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('performance', { now: () => clock })
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (event: Partial<MouseEvent>) => void) => listeners.push(listener),
    removeEventListener: (_: string, listener: unknown) => {
      listeners = listeners.filter((other) => other !== listener)
    },
  })
  device(true)
})

afterEach(() => vi.unstubAllGlobals())

function device(hasPointer: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: hasPointer }))
}

function leave(event: Partial<MouseEvent> = { clientY: -1, relatedTarget: null }) {
  clock += 10_000
  for (const listener of listeners) listener(event)
}

function offersOn(path: string): boolean {
  const onLeaving = vi.fn()
  const stop = watchExitIntent(path, onLeaving)
  leave()
  stop()
  return onLeaving.mock.calls.length > 0
}

test('it is offered once in thirty days', () => {
  expect(mayBeOffered(NOW)).toBe(true)
  rememberOffer(NOW)
  expect(mayBeOffered(NOW + 29 * DAY)).toBe(false)
  expect(mayBeOffered(NOW + 31 * DAY)).toBe(true)
})

test('never after a request, and never without storage', () => {
  rememberConversion()
  expect(mayBeOffered(NOW + 400 * DAY)).toBe(false)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(mayBeOffered(NOW)).toBe(false)
})

test('never on the contact page and the lead path, elsewhere when the pointer leaves through the top', () => {
  expect(offersOn('/dining')).toBe(true)
  expect(offersOn('/contact-lenses')).toBe(true)
  for (const path of ['/contact', '/tour-scheduled', '/events/soup/rsvp/abc'])
    expect(offersOn(path)).toBe(false)
})

test('never on a phone', () => {
  device(false)
  expect(offersOn('/dining')).toBe(false)
  expect(listeners).toEqual([])
})

test('not when the pointer moves between elements, leaves at the side, or before any reading time', () => {
  const onLeaving = vi.fn()
  watchExitIntent('/dining', onLeaving)
  for (const listener of listeners) listener({ clientY: -1, relatedTarget: null })
  leave({ clientY: -1, relatedTarget: {} as EventTarget })
  leave({ clientY: 300, relatedTarget: null })
  expect(onLeaving).not.toHaveBeenCalled()
  leave()
  expect(onLeaving).toHaveBeenCalledOnce()
})
