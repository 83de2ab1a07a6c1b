import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '@/lib/server/metrics/metrics'
import { metricsStep } from '@/lib/server/metrics/metrics-step'
import type { Readings } from '@/lib/server/metrics/readings'
import { routeClassOf } from '@/lib/server/metrics/route-class'
import { watchRequests } from '@/lib/server/metrics/watch-requests'
import { startFront } from '@/tests/support/front'

const TOKEN = 'a token of sixteen characters'
const READINGS: Readings = {
  leads: [{ source: 'tour', count: 7 }],
  clock: { waiting: 2, late: 1, oldestSeconds: 640 },
  outbox: [{ kind: 'lead-alert', state: 'due', count: 3, oldestSeconds: 12 }],
  setAside: 1,
}

async function frontWithMetrics(read: () => Promise<Readings>) {
  const metrics = await createMetrics(read)
  const front = await startFront((_, response) => void response.end('hello'), {
    watch: watchRequests(metrics, false),
    steps: [metricsStep(metrics, TOKEN)],
  })
  const scrape = (token = TOKEN, method = 'GET') =>
    fetch(`${front.url}/api/metrics`, { method, headers: { authorization: `Bearer ${token}` } })
  return { ...front, scrape }
}

test('T167: metrics count requests by class, leads, the clock and the outbox by kind and age', async () => {
  const { url, scrape } = await frontWithMetrics(async () => READINGS)
  await fetch(`${url}/communities/maple-house?email=ann@example.com`)
  await fetch(`${url}/visit/a-private-token`)
  const answer = await scrape()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  for (const line of [
    'porchlight_request_seconds_count{route="page",status="2xx"} 2',
    'porchlight_leads_last_day{source="tour"} 7',
    'porchlight_leads_waiting 2',
    'porchlight_leads_late 1',
    'porchlight_lead_oldest_waiting_seconds 640',
    'porchlight_outbox_items{kind="lead-alert",state="due"} 3',
    'porchlight_outbox_oldest_seconds{kind="lead-alert",state="due"} 12',
    'porchlight_outbox_set_aside 1',
    'porchlight_database_up 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).not.toMatch(/maple-house|ann@example|private-token/)
})

test('T167: nobody reads metrics without the token, and no number of an earlier scrape is shown as new', async () => {
  let fails = false
  const { scrape } = await frontWithMetrics(async () => {
    if (fails) throw new Error('the database is away')
    return READINGS
  })
  for (const token of ['', 'another token of that length', `${TOKEN}x`])
    expect((await scrape(token)).status).toBe(401)
  expect((await scrape(TOKEN, 'POST')).status).toBe(405)
  await scrape()
  fails = true
  const text = await (await scrape()).text()
  expect(text).toContain('porchlight_database_up 0')
  expect(text).not.toMatch(/^porchlight_(leads_waiting|leads_last_day|outbox_items)[ {]/m)
})

test.each([
  ['GET', '/', 'page'],
  ['GET', '/visit/a-token', 'page'],
  ['POST', '/api/tour-requests', 'lead'],
  ['POST', '/api/quiz', 'api'],
  ['GET', '/api/health/ready', 'monitoring'],
  ['GET', '/api/metrics', 'monitoring'],
  ['GET', '/admin/health', 'office'],
  ['PATCH', '/api/admin/articles/1', 'office'],
  ['GET', '/_next/static/chunks/a.js', 'file'],
  ['GET', '/media/ab/picture.avif', 'file'],
])('%s %s is of class %s', (method, path, route) => {
  expect(routeClassOf(method, path)).toBe(route)
})

test('the dashboard asks only for metrics that exist', async () => {
  const { scrape } = await frontWithMetrics(async () => READINGS)
  const known = new Set(
    [...(await (await scrape()).text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name),
  )
  const dashboard = readFileSync('docs/monitoring/grafana-dashboard.json', 'utf8')
  const asked = [...dashboard.matchAll(/\b((?:porchlight|nodejs|process)_\w+)/g)].map(([, name = '']) =>
    name.replace(/_(count|bucket)$/, ''),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})
