import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { drain } from '@/lib/server/front/drain'
import { healthChecks } from '@/lib/server/front/health'
import { startFront } from '@/tests/support/front'

async function startWaiting() {
  const waiting: ServerResponse[] = []
  const state = { draining: false }
  const front = await startFront((_request, response) => void waiting.push(response), {
    state,
    steps: [healthChecks(state, async () => 'ready')],
  })
  const requests = Array.from({ length: 20 }, () =>
    fetch(`${front.url}/slow`).then((response) => response.status),
  )
  await expect.poll(() => waiting.length).toBe(20)
  return { front, waiting, requests }
}

test('T80: answers in progress are finished, readiness turns 503 at once', async () => {
  const { front, waiting, requests } = await startWaiting()
  expect((await fetch(`${front.url}/api/health/ready`)).status).toBe(200)
  const drained = drain(front)
  const ready = await fetch(`${front.url}/api/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }])
  expect((await fetch(`${front.url}/api/health/live`)).status).toBe(200)
  for (const response of waiting) response.writeHead(201).end()
  expect(await Promise.all(requests)).toEqual(Array(20).fill(201))
  await drained
  await expect(fetch(front.url)).rejects.toThrow()
})

test('T80: an answer that never ends is cut after the limit', async () => {
  const { front, requests } = await startWaiting()
  const outcomes = Promise.allSettled(requests)
  await drain(front, 50)
  for (const { status } of await outcomes) expect(status).toBe('rejected')
})

test('T80: steady traffic does not keep it from stopping', async () => {
  const { front, waiting, requests } = await startWaiting()
  const drained = drain(front)
  const newcomer = fetch(`${front.url}/slow`).then((response) => response.status)
  await expect.poll(() => waiting.length).toBe(21)
  for (const response of waiting.slice(0, 20)) response.end()
  await Promise.all(requests)
  await expect.poll(() => front.server.listening).toBe(false)
  waiting[20]?.end()
  expect(await newcomer).toBe(200)
  await drained
})

test('T80: a page from memory reaches a slow reader whole before the connections close', async () => {
  const body = Buffer.alloc(16 * 1024 * 1024, 'x')
  const front = await startFront(() => {}, {
    fromMemory: (_request, response) => {
      response.writeHead(200, { 'content-length': body.length })
      response.end(body)
      return true
    },
  })
  const answer = await fetch(front.url)
  const drained = drain(front)
  expect((await answer.arrayBuffer()).byteLength).toBe(body.length)
  await drained
})
