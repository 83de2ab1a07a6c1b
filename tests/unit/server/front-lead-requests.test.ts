import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { leadQueue } from '@/lib/server/front/lead-queue'
import { leadRequests } from '@/lib/server/front/lead-requests'
import { sendRaw, startFront } from '@/tests/support/front'

const PATH = '/api/tour-requests'

async function startLeads(holdRenders = () => () => {}) {
  const post = route(async (request: Request) => {
    const body = await readJson(request, z.record(z.string(), z.unknown()))
    if (body.name === 'fault') throw new Error('a fault')
    return Response.json(
      { ...body, from: request.headers.get(CLIENT_ADDRESS_HEADER) },
      { status: 201, headers: { 'x-kept': 'yes' } },
    )
  })
  const next = startFront(
    (request, response) => {
      text(request).then((body) => response.end(`next got ${request.method} ${body.length}`))
    },
    {
      steps: [
        leadRequests(
          (request) => post(request, undefined),
          holdRenders,
          leadQueue(() => false),
        ),
      ],
    },
  )
  return next
}

const json = { 'content-type': 'application/json', [CLIENT_ADDRESS_HEADER]: '198.51.100.1' }

test('a lead goes to its handler with the address the front saw, everything else to the application', async () => {
  const { url } = await startLeads()
  const answer = await fetch(url + PATH, { method: 'POST', headers: json, body: '{"name":"Ann"}' })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ name: 'Ann', from: '127.0.0.1' })
  for (const name of ['x-request-id', 'x-content-type-options', 'x-kept']) {
    expect(answer.headers.has(name), name).toBe(true)
  }
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await (await fetch(url + PATH)).text()).toBe('next got GET 0')
  expect(await (await fetch(`${url}${PATH}/x`, { method: 'POST', body: 'abc' })).text()).toBe(
    'next got POST 3',
  )
})

test('renders give way to a lead until it is answered', async () => {
  const said: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const { url } = await startLeads(() => {
    said.push('begins')
    return () => {
      said.push('ends')
      end()
    }
  })
  await fetch(url + PATH)
  expect(said).toEqual([])
  await fetch(url + PATH, { method: 'POST', headers: json, body: '{"name":"Ann"}' })
  await ended
  expect(said).toEqual(['begins', 'ends'])
})

test('what fails without words is a neutral 500, and broken JSON a 400', async () => {
  const { url } = await startLeads()
  const send = (body: string) => fetch(url + PATH, { method: 'POST', headers: json, body })
  const failed = await send('{"name":"fault"}')
  expect(await failed.json()).toMatchObject({
    status: 500,
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  })
  expect(failed.status).toBe(500)
  expect((await send('{')).status).toBe(400)
})

test('T73: a body over 64 KB is refused, declared or not, and its rest is no second request', async () => {
  const { port } = await startLeads()
  const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  const last = 'GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const declared = await sendRaw(port, `${head}Content-Length: 70000\r\n\r\n${'a'.repeat(70_000)}${last}`)
  expect(declared.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  const chunk = `4000\r\n${'a'.repeat(16 * 1024)}\r\n`
  const undeclared = await sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}`)
  expect(undeclared).toMatch(/^HTTP\/1\.1 413 /)
  expect(undeclared.toLowerCase()).toContain('connection: close')
  expect(undeclared.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
