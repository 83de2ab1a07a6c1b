import pg from 'pg'
import { createDatabase } from '@/tests/support/database'
import { startInstance } from '@/tests/support/instance'
import { type SmtpMode, startSmtpSink } from '@/tests/support/smtp-sink'

export type MailingInstallation = Awaited<ReturnType<typeof startMailingInstallation>>

/**
 * Starts a demo installation for one test file, whose worker mails to a sink.
 * @param first the account registered first, an administrator
 * @param more additional configuration
 */
export async function startMailingInstallation(
  first: { username: string; password: string; email?: string },
  mailMode?: SmtpMode,
  more: Record<string, string> = {},
) {
  const database = await createDatabase('seeded')
  const sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  const sink = await startSmtpSink(mailMode)
  const start = (port = '0') =>
    startInstance('web', {
      databaseUrl: database.url,
      env: {
        TRUSTED_PROXY_HOPS: '1',
        WORKER: 'on',
        SMTP_URL: sink.url,
        PORT: port,
        DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data',
        ...more,
      },
    })
  let server = await start()
  const { url } = server
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(first),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return {
    url,
    sql,
    sink,
    stopServer: () => server.stop(),
    /** Restarts on the current port. */
    async startServer(): Promise<void> {
      server = await start(new URL(url).port)
    },
    async remove(): Promise<void> {
      await server.stop()
      await sink.close()
      await sql.end()
      await database.drop()
    },
  }
}
