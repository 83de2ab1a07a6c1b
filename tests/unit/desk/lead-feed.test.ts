import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FeedMessage, openStream } from '@/lib/browser/lead-feed'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Stands in for the browser's EventSource. */
class Source extends EventTarget {
  readyState = 0
  close() {
    this.readyState = 2
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
  /** @param isFinal after an error status, when the browser does not reconnect by itself */
  breaks(isFinal: boolean) {
    this.readyState = isFinal ? 2 : 0
    this.dispatchEvent(new Event('error'))
  }
}

function open() {
  const sources: Source[] = []
  const heard: FeedMessage[] = []
  const close = openStream(
    (message) => heard.push(message),
    () => {
      const source = new Source()
      sources.push(source)
      return source as unknown as EventSource
    },
  )
  const last = () => sources.at(-1) as Source
  return { sources, heard, close, last }
}

test('passes on changes and counts, and that anything may have changed when it opens', () => {
  const { heard, last } = open()
  last().opens()
  last().says('leads', { changes: [{ leadId: 'a', type: 'received' }] })
  last().says('clock', { waiting: 3 })
  expect(heard).toEqual([
    { kind: 'leads', changes: null },
    { kind: 'leads', changes: [{ leadId: 'a', type: 'received' }] },
    { kind: 'clock', clock: { waiting: 3 } },
  ])
})

test('while there is no stream, screens are told to ask every fifteen seconds', () => {
  const { heard, last } = open()
  last().breaks(false)
  vi.advanceTimersByTime(31_000)
  expect(heard.map(({ kind }) => kind)).toEqual(['poll', 'leads', 'poll', 'leads'])
  last().opens()
  heard.length = 0
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual([])
})

test('after an error status it is opened again, less and less often', () => {
  const { sources, last, close } = open()
  const openedAt = [0]
  for (let second = 1; second <= 300; second += 1) {
    if (last().readyState === 0 && openedAt.length === sources.length) last().breaks(true)
    vi.advanceTimersByTime(1_000)
    if (sources.length > openedAt.length) openedAt.push(second)
  }
  const gaps = openedAt.slice(1).map((at, index) => at - (openedAt[index] ?? 0))
  expect(gaps.slice(0, 6)).toEqual([2, 4, 8, 16, 32, 60])
  close()
  const { length } = sources
  vi.advanceTimersByTime(120_000)
  expect(sources).toHaveLength(length)
})
