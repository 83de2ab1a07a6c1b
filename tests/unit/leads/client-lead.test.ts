import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRequest, readDraft, saveDraft, transactionIdFor } from '@/lib/browser/lead-draft'
import { submitLead, tourScheduledPath } from '@/lib/browser/submit-lead'
import { cookieValue } from '@/lib/browser/tracking'
import { noteVisit, readVisit } from '@/lib/browser/visit'
import { campaignOf } from '@/lib/site/tracking/campaign'

const lead = { name: 'Margaret Ellis', phone: '(303) 555-0100', transactionId: 'key-1' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', {
    cookie: '_fbp=fb.1.17.42; theme=paper; _fbc=fb.1.17.click',
    referrer: 'https://search.example/?q=care',
  })
  vi.stubGlobal('navigator', { userAgent: 'Test browser' })
  visit('https://evergrove.example/memory-care?utm_source=google&gclid=abc')
})

afterEach(() => vi.unstubAllGlobals())

function visit(address: string) {
  const { href, search, host } = new URL(address)
  vi.stubGlobal('location', { href, search, host })
}

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('campaign parameters and click ids map to their field names', () => {
  expect(campaignOf('?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e')).toEqual({
    utmSource: 'a',
    utmMedium: 'b',
    utmCampaign: 'c',
    utmTerm: 'd',
    utmContent: 'e',
  })
  expect(campaignOf('?gclid=1&gbraid=2&wbraid=3&fbclid=4&page=5')).toEqual({
    gclid: '1',
    gbraid: '2',
    wbraid: '3',
    fbclid: '4',
  })
  expect(campaignOf('?utm_source=%20')).toEqual({})
})

test('the first page of the visit is kept, and a later ad replaces the earlier one completely', () => {
  noteVisit()
  visit('https://evergrove.example/communities')
  noteVisit()
  expect(readVisit()).toMatchObject({ utmSource: 'google', gclid: 'abc' })
  visit('https://evergrove.example/?utm_source=meta&fbclid=x')
  noteVisit()
  expect(readVisit()).toEqual({
    landingPageUrl: 'https://evergrove.example/memory-care?utm_source=google&gclid=abc',
    referrer: 'https://search.example/?q=care',
    utmSource: 'meta',
    fbclid: 'x',
  })
})

test('the last landing page of the visit goes with a lead from any later page, unless the form names its own', async () => {
  noteVisit('landing-1')
  visit('https://evergrove.example/contact')
  noteVisit()
  expect(readVisit()).toMatchObject({ landingPageTemplateId: 'landing-1', gclid: 'abc' })
  const fetched = answer(201, { transactionId: 'key-1' })
  const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)))
  await submitLead({ ...lead, landingPageTemplateId: undefined })
  await submitLead({ ...lead, landingPageTemplateId: 'landing-2' })
  expect(bodies().map((body) => body.landingPageTemplateId)).toEqual(['landing-1', 'landing-2'])
})

test('a cookie is found by its full name', () => {
  expect(cookieValue('a_fbp=1; _fbp=2', '_fbp')).toBe('2')
  expect(cookieValue('', '_fbp')).toBeUndefined()
})

test('a lead is sent with the tracking fields of the visit', async () => {
  noteVisit()
  const fetched = answer(201, { transactionId: 'key-1', promise: 'Soon.' })
  await expect(submitLead(lead)).resolves.toEqual({
    kind: 'sent',
    answer: { transactionId: 'key-1', promise: 'Soon.' },
  })
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    ...lead,
    gclid: 'abc',
    fbp: 'fb.1.17.42',
    fbc: 'fb.1.17.click',
    clientUserAgent: 'Test browser',
    landingPageUrl: 'https://evergrove.example/memory-care?utm_source=google&gclid=abc',
  })
})

test('an ad refusal in the browser is sent to the server', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Test browser', globalPrivacyControl: true })
  const fetched = answer(201, { transactionId: 'key-1' })
  await submitLead(lead)
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).adConsent).toBe('denied')
})

test('errors are returned by field; a temporary failure is retried, a refusal is not', async () => {
  answer(400, { message: 'Please check', fieldErrors: { phone: 'Please enter a valid phone number' } })
  await expect(submitLead(lead)).resolves.toEqual({
    kind: 'refused',
    fieldErrors: { phone: 'Please enter a valid phone number' },
  })
  answer(503, { message: 'Later' })
  await expect(submitLead(lead)).resolves.toEqual({ kind: 'failed', again: true })
  answer(429, { message: 'Too many' })
  await expect(submitLead(lead)).resolves.toEqual({ kind: 'failed', again: false })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await expect(submitLead(lead)).resolves.toEqual({ kind: 'failed', again: true })
})

test('the confirmation URL contains only known values, escaped', () => {
  expect(tourScheduledPath({ transactionId: 'a b&c' }, '')).toBe('/tour-scheduled?txn=a+b%26c')
  expect(tourScheduledPath({ transactionId: 'k', communityName: 'Juniper House' }, ' Ann & Bo ')).toBe(
    '/tour-scheduled?txn=k&community=Juniper+House&name=Ann+%26+Bo',
  )
})

test('one key per form and subject until it is sent; it stores who asked, not the request', () => {
  const first = transactionIdFor('tour/juniper')
  expect(transactionIdFor('tour/juniper')).toBe(first)
  expect(transactionIdFor('tour/casa')).not.toBe(first)
  saveDraft({
    name: 'Ann',
    phone: '3035550100',
    email: 'a@b.example',
    message: 'Hello',
    communityId: '01900000-0000-7000-8000-000000000001',
    preferredDay: '2026-12-03',
  })
  forgetRequest()
  expect(transactionIdFor('tour/juniper')).not.toBe(first)
  expect(readDraft()).toEqual({
    name: 'Ann',
    phone: '3035550100',
    email: 'a@b.example',
    message: '',
    communityId: '',
    preferredDay: '',
    preferredTime: '',
    tourTime: '',
    callTime: '',
  })
})
