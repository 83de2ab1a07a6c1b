import { Client } from 'pg'
import { createDatabase } from '@/tests/support/database'
import { startHttpStub } from '@/tests/support/http-stub'
import { startInstance } from '@/tests/support/instance'
import { startSmtpSink } from '@/tests/support/smtp-sink'

/**
 * Playwright's global setup: the production server with its worker on a seeded database, and a mail sink.
 * Tests run in other processes and read from the environment: E2E_URL (their baseURL), E2E_DATABASE_URL, and
 * E2E_MAILS_URL for the mails received so far (JSON, see ReceivedMail).
 */
export default async function startE2eServer(): Promise<() => Promise<void>> {
  const database = await createDatabase('seeded')
  await openDayAndNight(database.url)
  const mails = await startSmtpSink()
  const mailbox = await startHttpStub(() => ({ status: 200, body: mails.messages }))
  const server = await startInstance('web', {
    databaseUrl: database.url,
    env: {
      WORKER: 'on',
      SMTP_URL: mails.url,
      DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data',
      // Every test has its own client address (tests/support/browser.ts).
      TRUSTED_PROXY_HOPS: '1',
    },
  })
  process.env.E2E_URL = server.url
  process.env.E2E_DATABASE_URL = database.url
  process.env.E2E_MAILS_URL = mailbox.url
  return async () => {
    const exitCode = await server.stop()
    await mailbox.close()
    await mails.close()
    await database.drop()
    if (exitCode !== 0) throw new Error(`The server ended with code ${exitCode}:\n${server.output()}`)
  }
}

/** Pages differ while the phones are closed (decision 103); the journeys must not depend on the hour. */
async function openDayAndNight(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('delete from staffed_hours')
  await client.query(`insert into staffed_hours (id, weekday, opens_at, closes_at, updated_at)
    select gen_random_uuid(), weekday, '00:00', '24:00', now() from generate_series(0, 6) as weekday`)
  await client.end()
}
