import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { keptRequest } from '@/lib/leads/tour-requests/waiting-leads'
import { DEFAULT_PALETTE } from '@/lib/platform/brand/palette'
import { isInStaffShare } from '@/lib/platform/database/staff-share'
import { answerPages, type PageAnswers, STAFF_READ_LIMITS } from '@/lib/server/front/answer-pages'
import { watchDatabase } from '@/lib/server/front/database-watch'
import { answerFallback } from '@/lib/server/front/fallback-page'
import { renderQueue } from '@/lib/server/front/render-queue'
import { pagePolicies } from '@/lib/server/front/script-policy'
import { startFront } from '@/tests/support/front'
import { rawRequest } from '@/tests/support/raw-request'
import { until } from '@/tests/support/until'

const CARD = {
  name: 'Larkspur & Daughters',
  word: 'Larkspur & Daughters',
  phoneDisplay: '(303) 555-0134',
  phoneDial: '+13035550134',
  isComplete: true,
  palette: DEFAULT_PALETTE,
}

async function start(
  given: Partial<PageAnswers>,
  page: (response: ServerResponse) => void = (response) => response.end('page'),
) {
  const handled: string[] = []
  const answers = answerPages({
    pages: undefined,
    renders: renderQueue(),
    staffReads: renderQueue(STAFF_READ_LIMITS),
    database: { isAway: async () => false },
    beforePages: async () => false,
    handle: async ({ url = '' }, response) => {
      handled.push(url)
      const isOver = new Promise((resolve) => response.once('close', resolve))
      page(response)
      await isOver
    },
    sendFallback: (request, response, reason) => answerFallback(request, response, CARD, reason),
    ...given,
  })
  const front = await startFront((request, response) => void answers(request, response), {
    pagePolicy: pagePolicies(),
  })
  return { ...front, handled }
}

const html = { accept: 'text/html' }

test('without the database a page that is not known says whom to call, and nothing is rendered', async () => {
  const { url, handled } = await start({ database: { isAway: async () => true } })
  const answer = await fetch(`${url}/contact`, { headers: html })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toContain('Larkspur &#38; Daughters')
  expect(text).toContain('href="tel:+13035550134">(303) 555-0134<')
  expect(handled).toEqual([])
})

test('a new installation without a phone does not point at one', async () => {
  const { url } = await start({
    database: { isAway: async () => true },
    sendFallback: (request, response, reason) =>
      answerFallback(request, response, { ...CARD, phoneDisplay: '', phoneDial: '' }, reason),
  })
  expect(await (await fetch(`${url}/contact`, { headers: html })).text()).not.toContain('phone number')
})

test('a family whose request was taken while the database is away is not told to start over', async () => {
  const kept = keptRequest('other=1; porchlight_request=f3a1%3A9c')
  expect(kept).toEqual({ reference: 'F3A19C', promise: null })
  const { url } = await start({
    database: { isAway: async () => true },
    sendFallback: (request, response, reason) => answerFallback(request, response, CARD, reason, kept),
  })
  const text = await (await fetch(`${url}/tour-scheduled`, { headers: html })).text()
  expect(text).toContain('<h1>We have your request</h1>')
  expect(text).toContain('We will call you. Your reference is F3A19C.')
  expect(keptRequest(null)).toBeNull()
})

test('data for the router and other programs get the same as JSON, and calls go on to say it themselves', async () => {
  const { url, handled } = await start({ database: { isAway: async () => true } })
  const answer = await fetch(`${url}/contact`, { headers: { rsc: '1' } })
  expect(await answer.json()).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: expect.stringContaining(CARD.phoneDisplay),
  })
  await fetch(`${url}/api/tour-requests`, { method: 'POST', body: '{}' })
  expect(handled).toEqual(['/api/tour-requests'])
})

test('without the database the page as it was last known is shown', async () => {
  const answerStale = vi.fn((_request: IncomingMessage, response: ServerResponse) => {
    response.end('as it was')
    return true
  })
  const { url } = await start({
    database: { isAway: async () => true },
    pages: { answer: async () => false, answerStale },
  })
  expect(await (await fetch(`${url}/contact`)).text()).toBe('as it was')
})

test('a page that hangs when the database goes is answered all the same, and what comes of it later is dropped', async () => {
  let isAway = false
  let late: ServerResponse | undefined
  const { url } = await start({ database: { isAway: async () => isAway } }, (response) => {
    response.setHeader('content-type', 'text/html')
    response.write('<p>half a page')
    late = response
  })
  const answer = fetch(`${url}/contact`, { headers: html })
  await until('it is being rendered', () => late)
  isAway = true
  const { status } = await answer
  expect(status).toBe(503)
  const text = await (await answer).text()
  expect(text).toContain(CARD.phoneDisplay)
  expect(text).not.toContain('half a page')
  late?.setHeader('x-late', '1')
  late?.end('late')
})

test('who is turned away by the queue is told the number', async () => {
  const renders = renderQueue({ maxRenders: 1, maxWaitingPerVisitor: 1 })
  const held: ServerResponse[] = []
  const { url } = await start({ renders }, (response) => void held.push(response))
  const first = fetch(`${url}/search?q=1`)
  await until('one is being rendered', () => held.length)
  const second = fetch(`${url}/search?q=2`)
  await until('one waits', () => renders.size().waiting)
  const third = await fetch(`${url}/search?q=3`, { headers: html })
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await third.text()).toContain(CARD.phoneDisplay)
  held[0]?.end('one')
  await first
  await until('its turn comes', () => held.length === 2)
  held[1]?.end('two')
  expect((await second).status).toBe(200)
})

test('renders wait for leads that are being answered', async () => {
  const renders = renderQueue({ maxRenders: 2 })
  const held: ServerResponse[] = []
  const { url } = await start({ renders }, (response) => void held.push(response))
  const lead = fetch(`${url}/api/tour-requests`, { method: 'POST', body: '{}' })
  await until('the lead is being answered', () => held.length)
  const pages = [fetch(`${url}/search?q=1`), fetch(`${url}/search?q=2`)]
  await until('one page waits', () => renders.size().waiting === 1 && held.length === 2)
  held[0]?.end('stored')
  await lead
  await until('the other is rendered', () => held.length === 3)
  for (const response of held) response.end()
  await Promise.all(pages)
})

test('reads of staff take two turns at a time on connections of their own, and hold up no page', async () => {
  const held: ServerResponse[] = []
  const shares: boolean[] = []
  const { url, handled } = await start({}, (response) => {
    shares.push(isInStaffShare())
    held.push(response)
  })
  const asked = ['/api/admin/tour-requests', '/admin', '/api/admin/mail', '/api/admin/tour-requests/stream']
  const answers = asked.map((path) => fetch(url + path))
  const write = fetch(`${url}/api/admin/tour-requests`, { method: 'POST', body: '{}' })
  // Neither the stream nor a write waits for a turn; one of the three reads does.
  await until('two reads, the stream and the write are being answered', () => held.length === 4)
  const page = fetch(`${url}/search?q=1`)
  await until('the page is being rendered meanwhile', () => handled.includes('/search?q=1'))
  expect(shares).toEqual([true, true, true, true, false])
  for (const response of held) response.end('answered')
  await until('the third read has its turn', () => held.length === 6)
  held[5]?.end('answered')
  await Promise.all([...answers, write, page])
})

test('staff who cannot have a turn are told to come back', async () => {
  const staffReads = renderQueue({ maxRenders: 1, patienceMs: 20 })
  const held: ServerResponse[] = []
  const { url } = await start({ staffReads }, (response) => void held.push(response))
  const first = fetch(`${url}/api/admin/mail`)
  await until('one is being answered', () => held.length)
  const second = await fetch(`${url}/api/admin/mail`)
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await second.json()).message).toContain('busy')
  held[0]?.end('one')
  await first
})

test('the database is away when it sends no notices and does not answer either; many ask once', async () => {
  const probe = vi.fn(async () => false)
  let hears = true
  const watch = watchDatabase(probe, () => hears)
  expect(await watch.isAway()).toBe(false)
  expect(probe).not.toHaveBeenCalled()
  hears = false
  expect(await Promise.all([watch.isAway(), watch.isAway(), watch.isAway()])).toEqual([true, true, true])
  expect(probe).toHaveBeenCalledTimes(1)
  const there = watchDatabase(
    async () => true,
    () => false,
  )
  expect(await there.isAway()).toBe(false)
})

test('HEAD gets the head of it', async () => {
  const { url } = await start({ database: { isAway: async () => true } })
  const answer = await rawRequest(url, '/contact', { method: 'HEAD', headers: html })
  expect([answer.status, answer.body]).toEqual([503, ''])
})
