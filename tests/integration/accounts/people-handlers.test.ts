import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { problemSchema } from '@/lib/platform/http/problem'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { backOfficeClient } from '@/tests/support/back-office-client'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'
import { type Instance, startInstance } from '@/tests/support/instance'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

const NEW = { email: 'sam@evergrove.example', role: 'counselor', communityIds: [] as string[] }
const CHANGES: [method: string, path: string, body: unknown][] = [
  ['PATCH', '/api/admin/users/{user}', { role: 'admin' }],
  ['DELETE', '/api/admin/users/{user}', undefined],
  ['POST', '/api/admin/users/{user}/disable', {}],
  ['POST', '/api/admin/users/{user}/enable', {}],
  ['DELETE', '/api/admin/users/{user}/sessions', undefined],
  ['POST', '/api/admin/users/{user}/password-reset', {}],
  ['POST', '/api/admin/invitations', NEW],
  ['POST', '/api/admin/invitations/{invitation}/renew', {}],
  ['DELETE', '/api/admin/invitations/{invitation}', undefined],
]

let server: Instance
let mails: Awaited<ReturnType<typeof startSmtpSink>>
let call: ReturnType<typeof backOfficeClient>
let boss: { id: string; cookie: string }
let rose: { id: string; cookie: string }
let home: string

beforeAll(async () => {
  mails = await startSmtpSink()
  const WORKER = { WORKER: 'on', SMTP_URL: mails.url, TRUSTED_PROXY_HOPS: '1' }
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: WORKER })
  call = backOfficeClient(server.url)
})

beforeEach(async () => {
  await db.$executeRaw`truncate users, invitations, communities, rate_limits, outbox_items cascade`
  home = (await db.community.create({ data: { slug: 'home', name: 'Juniper House' } })).id
  boss = await signedIn({ username: 'boss' })
  rose = await signedIn({ username: 'rose', role: 'editor' })
  mails.messages.length = 0
})

afterAll(async () => {
  await server.stop()
  await mails.close()
})

async function signedIn(wanted: Parameters<typeof givenAccount>[0]) {
  const account = await givenAccount(wanted)
  return { id: account.id, cookie: (await sessionOf(account)).cookie }
}

const asBoss = (method: string, path: string, body?: unknown) => call(method, path, body, boss)
const isSignedIn = async ({ cookie }: { cookie: string }) =>
  (await call('GET', '/api/user', undefined, { cookie })).status === 200

describe('T14: the doors of /admin/users refuse', () => {
  test.each([
    ['nobody', 401, async () => ({})],
    ['somebody disabled', 401, () => signedIn({ disabled: true })],
    ['an editor', 403, () => signedIn({ role: 'editor' })],
    ['a counselor', 403, () => signedIn({ role: 'counselor' })],
    ['an analyst', 403, () => signedIn({ role: 'analyst' })],
    ['a viewer', 403, () => signedIn({ role: 'viewer' })],
    ['another site’s page', 403, async () => ({ cookie: boss.cookie, site: 'cross-site' })],
  ])('%s', async (_, status, callerOf) => {
    const { json: invitation } = await asBoss('POST', '/api/admin/invitations', NEW)
    await until('the mail is sent', () => mails.messages[0])
    const caller = await callerOf()
    await until('the worker rests', () => db.outboxItem.findFirst({ where: { state: 'sent' } }))
    const before = await databaseFingerprint()
    for (const [method, path, body] of CHANGES) {
      const address = path.replace('{user}', rose.id).replace('{invitation}', invitation.id)
      const answer = await call(method, address, body, caller)
      expect([path, answer.status]).toEqual([path, status])
      expect(problemSchema.parse(answer.json).fieldErrors).toBeUndefined()
    }
    expect(await databaseFingerprint()).toEqual(before)
  })
})

describe('an account', () => {
  test('gets another role and other communities, and is signed out at once', async () => {
    const access = { role: 'counselor', communityIds: [home] }
    expect((await asBoss('PATCH', `/api/admin/users/${rose.id}`, access)).status).toBe(200)
    expect(await isSignedIn(rose)).toBe(false)
    const stored = await db.user.findUniqueOrThrow({
      where: { id: rose.id },
      include: { communities: true },
    })
    expect(stored).toMatchObject({ role: 'counselor', communities: [{ communityId: home }] })
    const audit = await db.auditEntry.findFirstOrThrow({ where: { action: 'change-access' } })
    expect(audit).toMatchObject({ actorName: 'boss', after: access, before: { role: 'editor' } })
    const wider = { role: 'counselor', communityIds: [] }
    expect((await asBoss('PATCH', `/api/admin/users/${rose.id}`, wider)).status).toBe(200)
    expect(await db.userCommunity.count()).toBe(0)
  })

  test('stays as it is, sessions included, when nothing changes', async () => {
    await asBoss('PATCH', `/api/admin/users/${rose.id}`, { role: 'editor', communityIds: [] })
    expect(await isSignedIn(rose)).toBe(true)
  })

  test('is never limited to a community that is not there, nor given a role that does not exist', async () => {
    const nowhere = { role: 'editor', communityIds: [rose.id] }
    const refused = await asBoss('PATCH', `/api/admin/users/${rose.id}`, nowhere)
    expect(refused.json.fieldErrors).toEqual({ communityIds: expect.any(String) })
    const owner = await asBoss('PATCH', `/api/admin/users/${rose.id}`, { role: 'owner' })
    expect([owner.status, owner.json.fieldErrors]).toEqual([400, { role: 'Please choose a role' }])
    expect(await isSignedIn(rose)).toBe(true)
  })

  test('is disabled and out at once, and enabled again', async () => {
    await asBoss('POST', `/api/admin/users/${rose.id}/disable`, {})
    expect(await isSignedIn(rose)).toBe(false)
    const login = { username: 'rose', password: 'a quiet porch at dusk' }
    expect((await call('POST', '/api/login', login)).status).toBe(401)
    await asBoss('POST', `/api/admin/users/${rose.id}/enable`, {})
    expect((await call('POST', '/api/login', login)).status).toBe(200)
  })

  test('is signed out of every browser', async () => {
    await asBoss('DELETE', `/api/admin/users/${rose.id}/sessions`)
    expect(await isSignedIn(rose)).toBe(false)
  })

  test('is deleted', async () => {
    expect((await asBoss('DELETE', `/api/admin/users/${rose.id}`)).status).toBe(200)
    expect(await isSignedIn(rose)).toBe(false)
    expect((await asBoss('DELETE', `/api/admin/users/${rose.id}`)).status).toBe(404)
    expect((await asBoss('DELETE', '/api/admin/users/rose')).status).toBe(404)
  })

  test('T22: of the last administrator stays as it is, whichever door is tried', async () => {
    const other = await signedIn({ username: 'other' })
    await asBoss('POST', `/api/admin/users/${other.id}/disable`, {})
    for (const [method, path, body] of CHANGES.slice(0, 3)) {
      const given = path.endsWith('{user}') && method === 'PATCH' ? { role: 'viewer' } : body
      const own = await asBoss(method, path.replace('{user}', boss.id), given)
      expect([path, own.status]).toEqual([path, 409])
    }
    expect((await asBoss('DELETE', `/api/admin/users/${boss.id}/sessions`)).status).toBe(409)
    expect(await db.user.count({ where: { role: 'admin', disabledAt: null } })).toBe(1)
    expect(await isSignedIn(boss)).toBe(true)
  })
})

describe('an invitation', () => {
  test('goes out by mail, with the link that the answer shows, and is stored nowhere readable', async () => {
    const invitation = { ...NEW, communityIds: [home] }
    const { status, json } = await asBoss('POST', '/api/admin/invitations', invitation)
    expect([status, json.isMailed]).toEqual([201, true])
    const mail = await until('the mail arrives', () => mails.messages[0])
    expect(mail.to).toEqual([NEW.email])
    expect(mail.parsed.text).toContain(json.link)
    expect(mail.parsed.text).toContain('Juniper House')
    const token = new URL(json.link).searchParams.get('invitation') ?? '-'
    const stored = JSON.stringify([await db.outboxItem.findMany(), await db.invitation.findMany()])
    expect(stored).not.toContain(token)
    const registration = { username: 'sam', password: 'two chairs and a lamp', invitation: token }
    expect((await call('POST', '/api/register', registration)).status).toBe(201)
    const sam = await db.user.findFirstOrThrow({
      where: { username: 'sam' },
      include: { communities: true },
    })
    expect(sam).toMatchObject({ role: 'counselor', communities: [{ communityId: home }] })
  })

  test('is sent again with a new link, and the old one is worthless', async () => {
    const { json: first } = await asBoss('POST', '/api/admin/invitations', NEW)
    await until('the first mail arrives', () => mails.messages[0])
    const { status, json: second } = await asBoss('POST', `/api/admin/invitations/${first.id}/renew`, {})
    expect([status, second.email]).toEqual([200, NEW.email])
    const mail = await until('the second mail arrives', () => mails.messages[1])
    expect(mail.parsed.text).toContain(second.link)
    const withLink = (link: string) => ({
      username: 'sam',
      password: 'two chairs and a lamp',
      invitation: new URL(link).searchParams.get('invitation'),
    })
    expect((await call('POST', '/api/register', withLink(first.link))).status).toBe(403)
    expect((await call('POST', '/api/register', withLink(second.link))).status).toBe(201)
    expect((await asBoss('POST', `/api/admin/invitations/${first.id}/renew`, {})).status).toBe(404)
  })

  test('is revoked', async () => {
    const { json } = await asBoss('POST', '/api/admin/invitations', NEW)
    expect((await asBoss('DELETE', `/api/admin/invitations/${json.id}`)).status).toBe(200)
    expect(await db.invitation.count()).toBe(0)
    expect((await asBoss('DELETE', `/api/admin/invitations/${json.id}`)).status).toBe(404)
  })

  test('is refused at the field: bad address, invited already, lost community', async () => {
    const bad = await asBoss('POST', '/api/admin/invitations', { ...NEW, email: 'sam' })
    expect(bad.json.fieldErrors).toEqual({ email: 'Please enter a valid email address' })
    await asBoss('POST', '/api/admin/invitations', NEW)
    const twice = await asBoss('POST', '/api/admin/invitations', { ...NEW, email: 'SAM@evergrove.example' })
    expect([twice.status, twice.json.fieldErrors.email]).toEqual([409, expect.stringContaining('already')])
    const lost = await asBoss('POST', '/api/admin/invitations', {
      ...NEW,
      email: 'x@y.example',
      communityIds: [rose.id],
    })
    expect(lost.json.fieldErrors).toEqual({ communityIds: expect.any(String) })
  })
})
