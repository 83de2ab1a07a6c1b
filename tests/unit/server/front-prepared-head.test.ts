import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { sendPage } from '@/lib/server/front/send-page'
import { storedPage } from '@/lib/server/front/stored-page'
import { sendRaw, startFront } from '@/tests/support/front'

const HTML = `<!DOCTYPE html><html><body>${'A porch. '.repeat(500)}</body></html>`
const page = await storedPage(
  { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(HTML) },
  0,
)

/** A front that serves the page for every request and records how each head was sent. */
async function startPage(beforeHit: (request: IncomingMessage, response: ServerResponse) => void = () => {}) {
  const ways: string[] = []
  const { port, state } = await startFront((_request, response) => response.end('from the application'), {
    fromMemory(request, response, requestId) {
      beforeHit(request, response)
      const ordinary = vi.spyOn(response, 'writeHead')
      sendPage(request, response, page, requestId())
      ways.push(ordinary.mock.calls.length > 0 ? 'ordinary' : 'ready')
      return true
    },
  })
  return { port, state, ways }
}

const ask = (lines: string, method = 'GET', version = '1.1') =>
  `${method} / HTTP/${version}\r\nHost: x\r\n${lines}\r\n`

/** Sends requests over one connection, each after the previous response, then closes it. */
function inTurn(port: number, requests: string[], lengths: number[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let all = ''
    let expected = 0
    let next = 0
    const advance = () => {
      const request = requests[next]
      if (request === undefined) return socket.end()
      socket.write(request)
    }
    socket.on('data', (chunk) => {
      all += chunk.toString('latin1')
      const bodyAt = all.indexOf('\r\n\r\n', expected)
      if (bodyAt < 0 || all.length < bodyAt + 4 + (lengths[next] ?? 0)) return
      expected = bodyAt + 4 + (lengths[next] ?? 0)
      next += 1
      advance()
    })
    socket.on('close', () => resolve(all))
    advance()
  })
}

const heads = (text: string) =>
  text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map((answer) => answer.split('\r\n\r\n', 1)[0] ?? '')
    .map((head) => head.replace(/^(x-request-id|Date): .*$/gim, '$1'))

test('a ready head says what Node would have written, line by line', async () => {
  const ready = await startPage()
  const ordinary = await startPage((_request, response) => response.setHeader('x-other', 'of this answer'))
  const one = await inTurn(ready.port, [ask('')], [HTML.length])
  const other = await inTurn(ordinary.port, [ask('')], [HTML.length])
  expect([ready.ways, ordinary.ways]).toEqual([['ready'], ['ordinary']])
  const lines = (text: string) =>
    heads(text)[0]
      ?.split('\r\n')
      .filter((line) => !line.startsWith('x-other'))
  expect(lines(one)?.sort()).toEqual(lines(other)?.sort())
  expect(one.endsWith(`\r\n\r\n${HTML}`)).toBe(true)
  expect(one).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
})

test('one connection carries page, HEAD and 304 one after the other, each with a request id of its own', async () => {
  const { port, ways } = await startPage()
  const requests = [ask(''), ask('', 'HEAD'), ask(`If-None-Match: ${page.identity.etag}\r\n`), ask('')]
  const all = await inTurn(port, requests, [HTML.length, 0, 0, HTML.length])
  expect(all.match(/HTTP\/1\.1 \d{3}/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 304',
    'HTTP/1.1 200',
  ])
  expect(all.split(HTML)).toHaveLength(3)
  expect(new Set(all.match(/x-request-id: \S+/g)).size).toBe(4)
  expect(ways).toEqual(['ready', 'ready', 'ready', 'ready'])
})

test('requests sent without waiting are answered in their order', async () => {
  const { port, ways } = await startPage()
  const all = await sendRaw(port, ask('') + ask('', 'HEAD') + ask('Connection: close\r\n'))
  expect(all.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(all.split(HTML)).toHaveLength(3)
  expect(ways).toContain('ready')
})

test.each([
  ['a connection that is not kept', ask('Connection: close\r\n')],
  ['HTTP/1.0', ask('', 'GET', '1.0')],
])('%s is told that it ends, and ends', async (_, request) => {
  const { port, ways } = await startPage()
  const answer = await sendRaw(port, request)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer.endsWith(HTML)).toBe(true)
  expect(ways).toEqual(['ordinary'])
})

test('while the server drains nothing is answered this way', async () => {
  const { port, state, ways } = await startPage()
  state.draining = true
  const answer = await sendRaw(port, ask(''))
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain('from the application')
  expect(ways).toEqual([])
})
