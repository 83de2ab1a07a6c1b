import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw, startFront } from '@/tests/support/front'
import { until } from '@/tests/support/until'

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** An application that holds every response until the test releases it. */
async function startHolding(limits = {}) {
  const held: ServerResponse[] = []
  const front = await startFront((_request, response) => void held.push(response), { limits })
  return { ...front, held }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.resume().once('close', () => resolve()))

test('requests of one connection are answered one at a time, and others in between', async () => {
  const { port, held } = await startHolding()
  const greedy = await open(port)
  let answers = ''
  greedy.on('data', (chunk) => {
    answers += chunk
  })
  greedy.write(GET('/1') + GET('/2') + GET('/3'))
  await until('the first is being answered', () => held.length)
  const other = sendRaw(port, 'GET /other HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await until('another visitor is being answered', () => held.length === 2)
  expect(held.map(({ req }) => req.url)).toEqual(['/1', '/other'])
  held[1]?.end('other')
  expect(await other).toContain('other')
  for (const number of [1, 2, 3]) {
    const next = await until(`its turn comes`, () => held.find(({ req }) => req.url === `/${number}`))
    expect(held.filter(({ writableEnded }) => !writableEnded)).toEqual([next])
    next.end(`answer ${number}`)
  }
  await until('all are answered', () => answers.includes('answer 3'))
  expect(answers.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3'])
})

test('whoever puts a thousand requests in line loses the connection, and they are never begun', async () => {
  const { port, held } = await startHolding()
  const greedy = await open(port)
  const end = closed(greedy)
  greedy.write(Array.from({ length: 1_000 }, (_, index) => GET(`/${index}`)).join(''))
  await end
  expect(held).toHaveLength(1)
})

test('a request whose connection ends before its turn is never begun', async () => {
  const { port, held } = await startHolding()
  const socket = await open(port)
  socket.write(GET('/1') + GET('/2'))
  await until('the first is being answered', () => held.length)
  const gone = new Promise((resolve) => held[0]?.once('close', resolve))
  socket.destroy()
  await gone
  const after = sendRaw(port, 'GET /after HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await until('a later one is being answered', () => held.length === 2)
  held[1]?.end('after')
  await after
  expect(held.map(({ req }) => req.url)).toEqual(['/1', '/after'])
})

test('at the limit of an address its oldest idle connection gives way to the new one', async () => {
  const { port, held } = await startHolding({ maxConnectionsPerAddress: 3 })
  const busy = await open(port)
  busy.write(GET('/busy'))
  await until('it is being answered', () => held.length)
  const idle = await open(port)
  const younger = await open(port)
  const end = closed(idle)
  const newcomer = await open(port)
  await end
  newcomer.write(GET('/new'))
  await until('the newcomer is being answered', () => held.length === 2)
  expect([busy.destroyed, younger.destroyed, newcomer.destroyed]).toEqual([false, false, false])
})

test('where all connections of an address are at work, a new one is refused until one ends', async () => {
  const { port, held } = await startHolding({ maxConnectionsPerAddress: 2 })
  for (const path of ['/1', '/2']) (await open(port)).write(GET(path))
  await until('both are being answered', () => held.length === 2)
  await closed(await open(port))
  const first = held[0]
  if (first) await new Promise((resolve) => first.once('close', resolve).end('done'))
  const later = await open(port)
  later.write(GET('/3'))
  await until('the later one is being answered', () => held.length === 3)
})

test('in all, whoever holds the most gives way', async () => {
  const { port, server } = await startHolding({ maxConnections: 4, maxConnectionsPerAddress: 100 })
  const connections = await Promise.all([1, 2, 3, 4].map(() => open(port)))
  await until('they are counted', async () => (await count(server)) === 4)
  const ends = Promise.race(connections.map(closed))
  const newcomer = await open(port)
  await ends
  expect(newcomer.destroyed).toBe(false)
  await until('there are four again', async () => (await count(server)) === 4)
})

function count(server: { getConnections: (callback: (error: Error | null, count: number) => void) => void }) {
  return new Promise<number>((resolve) => server.getConnections((_, found) => resolve(found)))
}
