import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { buildLeadPrograms } from '@/tests/support/lead-programs'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'
import { until } from '@/tests/support/until'

const ROOT = resolve(import.meta.dirname, '..', '..', '..')

/** The process that kept the alert of a new lead: a worker's name is host:pid:number. */
async function pidThatServes(): Promise<number> {
  const { transactionId } = await acceptedLead(leadBody())
  const { worker } = await until('the alert is kept', () =>
    db.outboxAttempt.findFirst({ where: { outcome: 'kept', item: { tourRequest: { transactionId } } } }),
  )
  return Number(worker?.split(':').at(-2))
}

test('npm run worker starts its worker again when that dies, and ends with it when asked to', async () => {
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const programs = await buildLeadPrograms()
  onTestFinished(programs.remove)
  const file = relative(ROOT, programs.fileOf('worker'))
  const command = `const { runCommand } = await import('./scripts/steps/lifecycle.mjs')
    const { keepProcess } = await import('./scripts/steps/server-process.mjs')
    await runCommand(() => keepProcess(${JSON.stringify(file)}, {}))`
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', command], {
    cwd: ROOT,
    env: { ...TEST_ENVIRONMENT, NODE_ENV: 'test', PATH: process.env.PATH, DATABASE_URL: env().DATABASE_URL },
  })
  const ended = new Promise((done) => supervisor.once('exit', done))
  onTestFinished(() => void supervisor.kill('SIGKILL'))

  const first = await pidThatServes()
  process.kill(first, 'SIGKILL')
  const second = await pidThatServes()
  expect(second).not.toBe(first)
  supervisor.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(() => process.kill(second, 0)).toThrow()
})
