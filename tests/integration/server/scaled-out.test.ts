import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { type Instance, startInstance } from '@/tests/support/instance'
import { leadBody } from '@/tests/support/lead-requests'
import { pgbouncerPath, startPgBouncer } from '@/tests/support/pgbouncer'
import { noise } from '@/tests/support/pictures'
import { startS3Server } from '@/tests/support/s3-server'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

const direct = env().DATABASE_URL

let pooler: Awaited<ReturnType<typeof startPgBouncer>> | null = null
let store: Awaited<ReturnType<typeof startS3Server>>
let mail: Awaited<ReturnType<typeof startSmtpSink>>
let cookie: string
const started: Instance[] = []

/** One process of the build with a disk of its own, so that files can only be shared through the bucket. */
async function start(kind: 'web' | 'worker'): Promise<Instance> {
  const instance = await startInstance(kind, {
    databaseUrl: pooler?.url ?? direct,
    env: {
      ...(pooler && { DATABASE_DIRECT_URL: direct }),
      ...store.env,
      SMTP_URL: mail.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'porchlight-scaled-')),
    },
  })
  started.push(instance)
  return instance
}

// PgBouncer comes with Debian's package of that name; everything else is tested without it, too.
describe(pgbouncerPath ? 'behind PgBouncer' : 'without PgBouncer, which this machine does not have', () => {
  beforeAll(async () => {
    if (pgbouncerPath) pooler = await startPgBouncer(direct)
    store = await startS3Server()
    mail = await startSmtpSink()
    await db.siteSettings.create({ data: { companyName: 'Maple House' } })
    await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
    ;({ cookie } = await sessionOf(await givenAccount()))
  })

  afterAll(async () => {
    await Promise.all(started.map((instance) => instance.kill()))
    await pooler?.stop()
    await store?.stop()
    await mail?.close()
  })

  const signedIn = () => ({ cookie, 'sec-fetch-site': 'same-origin' })

  async function changeRole(by: Instance, id: string, role: string): Promise<void> {
    const answer = await fetch(`${by.url}/api/admin/team-members/${id}`, {
      method: 'PATCH',
      headers: { ...signedIn(), 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    })
    expect(answer.status).toBe(200)
  }

  const shows = (instance: Instance, words: string) =>
    until(`the page says ${words}, from memory`, async () => {
      const answer = await fetch(`${instance.url}/team/ruth-adler`)
      return (await answer.text()).includes(words) && answer.headers.has('etag')
    })

  async function sendLead(to: Instance): Promise<void> {
    const answer = await fetch(`${to.url}/api/tour-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(leadBody()),
    })
    expect(answer.status).toBe(201)
  }

  const alerted = (count: number) => until(`${count} alerts arrive`, () => mail.messages.length >= count)

  test('T181: edits, pictures and leads of two instances and a worker are everywhere, also after each is killed', async () => {
    const { id } = await db.teamMember.create({
      data: { slug: 'ruth-adler', name: 'Ruth Adler', role: 'Volunteer' },
    })
    const first = await start('web')
    const second = await start('web')
    const worker = await start('worker')
    for (const instance of [first, second]) await shows(instance, 'Volunteer')
    await changeRole(first, id, 'Librarian')
    for (const instance of [first, second]) await shows(instance, 'Librarian')

    const uploaded = await fetch(`${first.url}/api/admin/uploads/pictures?filename=porch.jpg&alt=A+porch`, {
      method: 'POST',
      headers: signedIn(),
      body: new Uint8Array(await noise(900, 600).jpeg().toBuffer()),
    })
    expect(uploaded.status).toBe(201)
    const { picture } = (await uploaded.json()) as { picture: { url: string } }
    const shown = await fetch(second.url + picture.url)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(store.objects.get(picture.url.slice(1)))

    await sendLead(first)
    await alerted(1)

    await first.kill()
    await worker.kill()
    await changeRole(second, id, 'Pianist')
    await shows(second, 'Pianist')
    await sendLead(second)
    await start('worker')
    await alerted(2)
    await shows(await start('web'), 'Pianist')
    expect(await db.tourRequest.count()).toBe(2)
  }, 120_000)
})
