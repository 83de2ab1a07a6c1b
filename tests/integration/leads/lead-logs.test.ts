import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { alertingPrograms } from '@/tests/support/alerting-programs'
import { type Program, sendLead } from '@/tests/support/lead-programs'
import { leadBody } from '@/tests/support/lead-requests'
import { until } from '@/tests/support/until'

const { sink, start } = await alertingPrograms()

/** Values that must never appear in a log. */
const CANARIES = [
  'Canaryname',
  '3035550177',
  '555-0177',
  'canary@example.org',
  'canary words',
  'canarycookie',
]

const hostile = (changes: Record<string, unknown> = {}) =>
  leadBody({
    name: 'Canaryname\n{"level":60}\u001b[31m',
    phone: '(303) 555-0177',
    email: 'canary@example.org',
    message: 'canary words\r\nof a family',
    ...changes,
  })

const linesOf = ({ output }: Program) => output().split('\n').filter(Boolean)

test("T85: no log contains a family's input, on success or failure; lines are JSON, and one request id links front and worker", async () => {
  const [door, worker] = [
    await start('intake', { LOG_LEVEL: 'debug' }),
    await start('worker', { LOG_LEVEL: 'debug' }),
  ]
  const headers = { cookie: 'session=canarycookie', 'x-request-id': `request-${randomUUID()}` }
  await sink.setMode('451')
  expect((await sendLead(door, hostile(), headers)).status).toBe(201)
  await until('an attempt has failed', () => worker.output().includes('temporary-failure'))
  await sink.setMode('accept')
  await sink.waitFor(() => true, 120_000)
  expect((await sendLead(door, hostile({ phone: '555-0177' }), headers)).status).toBe(400)
  expect((await sendLead(door, hostile({ honeypot: 'canary words' }), headers)).status).toBe(201)
  await until('the refusal is logged', () => door.output().includes('request refused'))

  for (const program of [door, worker]) {
    const lines = linesOf(program)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
    for (const canary of CANARIES) expect(program.output().toLowerCase()).not.toContain(canary.toLowerCase())
  }
  expect(door.output()).toContain(headers['x-request-id'])
  expect(linesOf(worker).filter((line) => line.includes(headers['x-request-id'])).length).toBeGreaterThan(0)
})
