import type { ErrorEvent, Event } from '@sentry/nextjs'
import { describe, expect, test } from 'vitest'
import { cleanError, cleanTransaction } from '@/lib/platform/error-reports/clean-event'
import { cleanMessage, cleanPath, cleanTitle } from '@/lib/platform/error-reports/clean-text'
import { COMMON_OPTIONS } from '@/lib/platform/error-reports/options'

describe('T86: what leaves of a message', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'id')",
      "Cannot read properties of undefined (reading 'id')",
    ],
    ['Unexpected token A, "Ann Novak" is not valid JSON', 'Unexpected token A, "…" is not valid JSON'],
    ['\nInvalid `db.lead.create()` invocation:\n\n{ name: "Ann" }', 'Invalid `…` invocation:'],
    ["no house for 'Ann Novak'", "no house for '…'"],
    ['mail to ann.novak@example.com refused', 'mail to … refused'],
    ['cannot call +1 (303) 555-0142 now', 'cannot call … now'],
    ['relation "tour_requests" does not exist', 'relation "…" does not exist'],
    ['unterminated "Ann', 'unterminated "…"'],
  ])('%j', (message, cleaned) => {
    expect(cleanMessage(message)).toBe(cleaned)
  })

  test('of addresses no query and no token', () => {
    expect(cleanPath('https://www.example.com/contact?name=Ann#tour')).toBe('/contact')
    expect(cleanPath('/care-navigator/results/3fQ9xZk2LmNo4pQr.s/calls')).toBe(
      '/care-navigator/results/:id/calls',
    )
    expect(cleanPath('/assisted-living/fort-collins')).toBe('/assisted-living/fort-collins')
    expect(cleanTitle('GET /events?q=Ann')).toBe('GET /events')
    expect(cleanTitle('select * from leads where name = $1')).toBeUndefined()
  })
})

/** Everything the SDK could know about a person. */
const loaded = {
  event_id: 'a',
  release: 'porchlight@1',
  environment: 'test',
  server_name: 'CANARY',
  message: 'CANARY',
  user: { email: 'CANARY' },
  extra: { body: 'CANARY' },
  breadcrumbs: [{ message: 'CANARY' }],
  tags: { path: '/api/tour-requests?x=CANARY', customer: 'CANARY' },
  contexts: {
    state: { x: 'CANARY' },
    trace: { trace_id: 't', span_id: 's', op: 'http', data: { url: 'CANARY' } },
  },
  request: {
    url: 'http://x/contact?name=CANARY',
    cookies: { a: 'CANARY' },
    headers: { b: 'CANARY' },
    data: 'CANARY',
  },
  modules: { CANARY: '1' },
} as unknown as Event

test('T86: an error carries its kind and stack, and nothing else the SDK has gathered', () => {
  const frame = {
    filename: 'http://x/_next/a.js?CANARY',
    lineno: 3,
    function: 'submit',
    vars: { lead: 'CANARY' },
  }
  const sent = cleanError({
    ...loaded,
    type: undefined,
    exception: { values: [{ type: 'TypeError', value: 'bad "CANARY"', stacktrace: { frames: [frame] } }] },
  } as ErrorEvent)
  expect(JSON.stringify(sent)).not.toContain('CANARY')
  expect(sent).toMatchObject({
    release: 'porchlight@1',
    environment: 'test',
    tags: { path: '/api/tour-requests' },
    request: { url: '/contact' },
    contexts: { trace: { trace_id: 't' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'bad "…"',
          stacktrace: { frames: [{ filename: 'http://x/_next/a.js', lineno: 3 }] },
        },
      ],
    },
  })
})

test('T86: a trace carries operations and times', () => {
  const span = {
    span_id: 's',
    trace_id: 't',
    start_timestamp: 1,
    op: 'db',
    description: 'select CANARY',
    data: { v: 'CANARY' },
  }
  const sent = cleanTransaction({
    ...loaded,
    type: 'transaction',
    transaction: 'GET /contact?name=CANARY',
    spans: [span],
  } as Parameters<typeof cleanTransaction>[0])
  expect(JSON.stringify(sent)).not.toContain('CANARY')
  expect(sent).toMatchObject({ transaction: 'GET /contact', spans: [{ op: 'db', start_timestamp: 1 }] })
})

test('a tenth is traced, every error sent, and collecting data about people is off in each of its kinds', () => {
  expect(COMMON_OPTIONS).toMatchObject({ tracesSampleRate: 0.1, sampleRate: 1, maxBreadcrumbs: 0 })
  const { graphQL, genAI, httpBodies, ...flags } = COMMON_OPTIONS.dataCollection
  expect(Object.values({ ...flags, ...graphQL, ...genAI })).not.toContain(true)
  expect(httpBodies).toEqual([])
})
