import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeApi } from '@/lib/desk/api/describe-api'
import { changeStatus } from '@/lib/desk/status/change-status'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'
import { compile, writeClient } from '@/tests/support/api-client'
import { type Instance, startInstance } from '@/tests/support/instance'
import { givenReader } from '@/tests/support/key-calls'

/** As a partner writes it, with the client that its own document generates. */
const PROGRAM = `import * as api from './client.js'

type Event = Parameters<typeof api.simulateLead>[1]['event']

export function connect(baseUrl: string, key: string) {
  const options = { baseUrl, headers: { authorization: 'Bearer ' + key } }
  return {
    async send(order: string, phone: string) {
      const family = { name: 'Ruth Ellis', phone }
      const answer = await api.createTourRequest(family, { idempotencyKey: order }, options)
      if (answer.status !== 200 && answer.status !== 201) throw new Error(answer.data.detail)
      return { status: answer.status, id: answer.data.id, ignored: answer.data.ignored }
    },
    async stateOf(id: string) {
      const answer = await api.getLead(id, {}, options)
      return answer.status === 200 ? answer.data.state : answer.status
    },
    async simulate(id: string, event: Event) {
      const answer = await api.simulateLead(id, { event }, options)
      return answer.status === 200 ? answer.data.state : answer.status
    },
    async eventsAfter(after: string) {
      const answer = await api.listLeadEvents({ after }, options)
      if (answer.status !== 200) throw new Error(String(answer.status))
      return { types: answer.data.events.map(({ type }) => type), next: answer.data.next }
    },
    async rotate() {
      const answer = await api.rotateKey({ overlapHours: 0 }, options)
      if (answer.status !== 200) throw new Error(answer.data.code)
      return answer.data.key
    },
  }
}
`

type Program = {
  send(order: string, phone: string): Promise<{ status: number; id: string; ignored: object[] }>
  stateOf(id: string): Promise<string | number>
  simulate(id: string, event: string): Promise<string | number>
  eventsAfter(after: string): Promise<{ types: string[]; next: string }>
  rotate(): Promise<string>
}

/** The whole way of a family. */
const EVENTS = [
  'lead.received',
  'lead.called',
  'lead.called',
  'lead.reached',
  'lead.tour_scheduled',
  'lead.toured',
  'lead.moved_in',
]

let server: Instance
let folder: string
let connect: (key: string) => Program

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-partner-'))
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
  await writeClient(folder, await describeApi({ role: 'editor', scopes: ['leads:write', 'leads:read'] }))
  writeFileSync(join(folder, 'program.ts'), PROGRAM)
  compile(folder)
  const outfile = join(folder, 'program.mjs')
  const entry = join(folder, 'program.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' })
  const program = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
    connect(origin: string, key: string): Program
  }
  connect = (key) => program.connect(server.url, key)
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, rate_limits, outbox_items, api_keys, partner_test_leads cascade`
})

test('a program with a test key goes the whole way with a family that does not exist', async () => {
  const { key } = await givenReader({ isTest: true })
  const program = connect(key)
  const { id, ...sent } = await program.send('order-7', '(303) 555-0142')
  expect(sent).toEqual({ status: 201, ignored: [] })
  expect(await program.send('order-7', '(303) 555-0142')).toEqual({ id, status: 200, ignored: [] })
  expect(await program.stateOf(id)).toBe('received')
  expect(await program.simulate(id, 'lead.called')).toBe('called')
  expect(await program.simulate(id, 'lead.reached')).toBe('reached')
  expect(await program.simulate(id, 'lead.tour_scheduled')).toBe('tour-scheduled')
  expect(await program.simulate(id, 'lead.toured')).toBe('toured')
  expect(await program.simulate(id, 'lead.moved_in')).toBe('moved-in')
  const told = await program.eventsAfter('0')
  expect(told.types).toEqual(EVENTS)
  const next = connect(await program.rotate())
  expect([await next.stateOf(id), await program.stateOf(id)]).toEqual(['moved-in', 401])
  expect((await next.eventsAfter(told.next)).types).toEqual([])
  expect(await db.tourRequest.count()).toBe(0)
})

test('the same program with a live key is told the same of a family, and others are told nothing', async () => {
  const program = connect((await givenReader()).key)
  const { id } = await program.send('order-7', '(303) 555-0142')
  const account = await givenAccount({ role: 'admin' })
  const actor = { ...somebody('admin'), id: account.id, username: account.username }
  await logAttempt(actor, id, { attemptId: randomUUID(), outcome: 'no-answer' })
  await logAttempt(actor, id, { attemptId: randomUUID(), outcome: 'reached' })
  const scheduledDate = new Date(Date.now() + 86_400_000).toISOString()
  await changeStatus(actor, id, { status: 'scheduled', scheduledDate })
  expect(await program.stateOf(id)).toBe('tour-scheduled')
  for (const status of ['toured', 'converted'] as const) await changeStatus(actor, id, { status })
  expect(await program.stateOf(id)).toBe('moved-in')
  expect((await program.eventsAfter('0')).types).toEqual(EVENTS)
  expect(await program.simulate(id, 'lead.spam')).toBe(403)

  const other = connect((await givenReader()).key)
  const { id: own, status } = await other.send('order-7', '(303) 555-0177')
  expect([own === id, status, await other.stateOf(id)]).toEqual([false, 201, 404])
  expect((await other.eventsAfter('0')).types).toEqual(['lead.received'])
  expect(await connect('plk_unknown').stateOf(id)).toBe(401)
})
