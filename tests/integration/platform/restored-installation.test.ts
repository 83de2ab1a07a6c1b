import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '@/lib/accounts/passwords/password-hash'
import { writeBackup } from '@/lib/platform/backup/write-backup'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { emptyDatabase } from '@/tests/support/empty-database'
import { startInstance } from '@/tests/support/instance'
import { runScript } from '@/tests/support/script'

const PASSWORD = 'a long enough password'
const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

async function temporary(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `porchlight-${name}-`))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('T84: an installation starts on a restored database, lets its people in and takes the next lead', async () => {
  await db.$executeRaw`truncate users, tour_requests, backup_runs cascade`
  const password = await hashPassword(PASSWORD)
  await db.user.create({ data: { username: 'ruth', password, role: 'admin', email: 'ruth@example.com' } })
  for (const name of ['Margaret Ellis', 'Ann Lee'])
    await db.tourRequest.create({ data: { name, phone: '(303) 555-0142', transactionId: name } })
  env().BACKUP_DIR = await temporary('backups')
  const { folder } = await writeBackup({ keep: 1 })

  const databaseUrl = await emptyDatabase()
  const data = await temporary('restored')
  const { NEXTAUTH_SECRET } = env()
  const { code } = await runScript(['scripts/restore.mjs', folder], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    NEXTAUTH_SECRET,
  })
  expect(code).toBe(0)
  const server = await startInstance('web', { databaseUrl, env: { DATA_DIR: data, NEXTAUTH_SECRET } })
  onTestFinished(async () => {
    await server.stop()
  })

  const lead = { name: 'Sam Ortiz', phone: '(303) 555-0143', transactionId: 'after', formLoadTime: 60_000 }
  const taken = await fetch(`${server.url}/api/tour-requests`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(lead),
  })
  expect(taken.status).toBe(201)
  const signedIn = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ username: 'ruth', password: PASSWORD }),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await fetch(`${server.url}/api/admin/tour-requests`, { headers: { cookie } })
  const found = (await answer.json()) as { leads: { name: string }[]; total: number }
  expect(found.leads.map(({ name }) => name).toSorted()).toEqual(['Ann Lee', 'Margaret Ellis', 'Sam Ortiz'])
  expect(found.total).toBe(3)
})
