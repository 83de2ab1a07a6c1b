import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteConversion } from '@/lib/browser/lead-conversion'

const stored = new Map<string, string>()
let isMarked = true

beforeEach(() => {
  stored.clear()
  isMarked = true
  vi.stubGlobal('document', { cookie: '', querySelector: () => (isMarked ? {} : null) })
  vi.stubGlobal('navigator', {})
  const page = {}
  vi.stubGlobal('window', Object.assign(page, { top: page }))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const layer = () => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []
const pending = () => JSON.parse(stored.get('porchlight-conversions') ?? '[]') as Record<string, unknown>[]

test('F3: a request is reported once, with its value and digests of the normalized email and number', async () => {
  const sender = {
    name: 'Ida',
    email: ' Cloudy.SanFrancisco+Shopping@Gmail.com',
    phone: '(303) 555-0142',
    message: 'x',
  }
  await noteConversion('request', 'tr-1', { ...sender, value: 400 })
  await noteConversion('request', 'tr-1', sender)
  expect(layer()).toEqual([
    {
      event: 'tour_request',
      value: 400,
      currency: 'USD',
      transaction_id: 'tr-1',
      event_id: 'tr-1',
      ad_consent: 'granted',
      user_data: {
        // Examples from Google's documentation.
        sha256_email_address: '223ebda6f6889b1494551ba902d9d381daf2f642bae055888e96343d53e9f9c4',
        sha256_phone_number: '079b138000d8e662dc5bd99fab3ffe5dc4f44763f9bf55baa522d29f8c784f1f',
      },
    },
  ])
  expect(pending()).toEqual([{ ...layer()[0], at: expect.any(Number) }])
})

test('F3: other kinds are events without value; tags get them without hashes, and quizzes not at all', async () => {
  await noteConversion('rsvp', 'a', { email: 'ida@example.com' })
  await noteConversion('download', 'b', {})
  await noteConversion('offer', 'c', {})
  await noteConversion('quiz', 'd', { email: 'ida@example.com', 'answers.1': 'memory' } as object)
  expect(layer().map(({ event, value }) => [event, value])).toEqual([
    ['event_rsvp', undefined],
    ['resource_download', undefined],
    ['exit_offer', undefined],
    ['quiz_response', undefined],
  ])
  expect(JSON.stringify(layer())).not.toContain('memory')
  expect(pending().map(({ event }) => event)).toEqual(['event_rsvp', 'resource_download', 'exit_offer'])
  expect(pending().filter((entry) => 'user_data' in entry)).toEqual([])
})

test('an incomplete number has no digest, and without tags none is computed', async () => {
  isMarked = false
  await noteConversion('request', 'tr-2', { phone: '555-0142' })
  // Without an answer of the server, as after a timeout, the value is the one without an entry.
  expect(layer()[0]?.value).toBe(250)
  expect(layer()[0]?.user_data).toEqual({ sha256_email_address: undefined, sha256_phone_number: undefined })
  expect(pending()).toEqual([])
})

test('T87: nothing is pushed, hashed or kept after a refusal', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  await noteConversion('request', 'tr-3', { email: 'ida@example.com' })
  vi.stubGlobal('navigator', {})
  await noteConversion('request', 'tr-4', { email: 'ida@example.com', adConsent: 'denied' })
  vi.stubGlobal('document', { cookie: 'ad-choice=denied', querySelector: () => ({}) })
  await noteConversion('request', 'tr-5', { email: 'ida@example.com' })
  expect([layer(), stored.size]).toEqual([[], 0])
})
