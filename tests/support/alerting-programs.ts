import { afterAll, afterEach, beforeEach } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { buildLeadPrograms, type Program } from '@/tests/support/lead-programs'
import { startSmtpSink } from '@/tests/support/smtp-sink'

/** Runs intake server and worker as real programs that alert one address by mail; resets for every test. */
export async function alertingPrograms() {
  const programs = await buildLeadPrograms()
  const sink = await startSmtpSink()

  beforeEach(async () => {
    await db.$executeRaw`truncate tour_requests, households, outbox_items, email_recipients, rate_limits cascade`
    await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
    sink.messages.length = 0
    sink.connectedAt.length = 0
    await sink.setMode('accept')
  })
  afterEach(() => programs.kill())
  afterAll(async () => {
    await programs.remove()
    await sink.close()
  })

  return {
    sink,
    start: (name: 'intake' | 'worker', env: Record<string, string> = {}): Promise<Program> =>
      programs.start(name, { SMTP_URL: sink.url, ...env }),
  }
}
