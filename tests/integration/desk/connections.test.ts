import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingLinks } from '@/lib/desk/command-palette/entries'
import {
  connectionHref,
  connections,
  connectionsOf,
  listConnections,
  readConnection,
} from '@/lib/desk/connections/read-connections'
import { disconnect, saveConnection } from '@/lib/desk/connections/save-connection'
import { testConnection } from '@/lib/desk/connections/test-connection'
import { readSetup } from '@/lib/desk/setup/read-setup'
import { startListening, stopListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { loadConnections, sealSetting, startConnections } from '@/lib/platform/connections/stored-connections'
import { db } from '@/lib/platform/database/db'
import { env, isOfEnvironment } from '@/lib/platform/env'
import { storage } from '@/lib/platform/integrations/storage'
import { somebody } from '@/tests/support/admin-fixtures'
import { startHttpStub } from '@/tests/support/http-stub'
import { startHubspot } from '@/tests/support/hubspot'
import { startImapServer } from '@/tests/support/imap-server'
import { startS3Server } from '@/tests/support/s3-server'
import { startSentryIngest } from '@/tests/support/sentry-ingest'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { startTextService } from '@/tests/support/text-service'
import { startTurnstileStub } from '@/tests/support/turnstile-stub'
import { until } from '@/tests/support/until'
import { startVoiceService } from '@/tests/support/voice-service'

const browser = { ipAddress: '203.0.113.5', userAgent: 'tests', requestId: 'r1', sessionToken: undefined }
const person = (role: 'admin' | 'editor' | 'marketing') => ({
  ...somebody(role),
  id: randomUUID(),
  email: null,
})
const nora = person('admin')
const save = (name: string, values: Record<string, string>) => saveConnection(nora, name, values, browser)

const [smtp, imap, texts, hubspot, s3, sentry, turnstile, other] = await Promise.all([
  startSmtpSink(),
  startImapServer(),
  startTextService(),
  startHubspot(),
  startS3Server(),
  startSentryIngest(),
  startTurnstileStub(),
  startHttpStub(),
])
const voice = await startVoiceService({ deliver: async () => new Response() })

beforeEach(async () => {
  await db.$executeRaw`truncate connection_settings, connection_tests, kept_keys, rate_limits cascade`
  await db.user.deleteMany({})
  await db.user.create({ data: { id: nora.id, username: nora.username, role: 'admin', password: '-' } })
  // Addresses that only tests change.
  vi.stubEnv('HUBSPOT_API_URL', hubspot.url)
  vi.stubEnv('TURNSTILE_VERIFY_URL', turnstile.url)
  for (const name of ['META_GRAPH_URL', 'GOOGLE_OAUTH_URL', 'GOOGLE_ADS_URL', 'MICROSOFT_TAG_URL'])
    vi.stubEnv(name, other.url)
  other.requests.length = 0
  other.setMode({ status: 200, body: {} })
  await loadConnections()
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await stopListening()
  const all = [smtp, imap, texts, hubspot, sentry, turnstile, other, voice]
  await Promise.all([...all.map((each) => each.close()), s3.stop()])
})

test('T138: what is entered counts at once, is stored sealed, and a secret is not shown again', async () => {
  await save('mail', { SMTP_URL: smtp.url, LEAD_RECIPIENTS_FALLBACK: 'desk@example.com' })
  expect(env()).toMatchObject({ SMTP_URL: smtp.url, LEAD_RECIPIENTS_FALLBACK: 'desk@example.com' })
  const rows = await db.connectionSetting.findMany()
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|desk@example/)
  const shown = await readConnection(nora, 'mail')
  expect(shown).toMatchObject({ isSet: true, sources: expect.arrayContaining(['here']) })
  expect(shown.fields).toMatchObject([
    { name: 'SMTP_URL', source: 'here', value: null },
    { name: 'MAIL_FROM', source: 'environment', value: null },
    { name: 'LEAD_RECIPIENTS_FALLBACK', source: 'here', value: 'desk@example.com' },
  ])
  // A row that was given another's value is not used.
  const stolen = { ...rows[0], sealedValue: sealSetting('ALARM_URL', 'http://127.0.0.1:1/') }
  await db.connectionSetting.update({
    where: { name: 'SMTP_URL' },
    data: { sealedValue: stolen.sealedValue },
  })
  await loadConnections()
  expect(env().SMTP_URL).toBeUndefined()
  const audit = await db.auditEntry.findMany({ where: { entity: 'connection' } })
  expect(audit).toMatchObject([{ action: 'connection.change', entityId: 'mail' }])
  expect(JSON.stringify(audit)).not.toContain('desk@example')
})

test('T138: the environment takes precedence, and the field says so', async () => {
  expect(isOfEnvironment('MAIL_FROM')).toBe(true)
  const before = env().MAIL_FROM
  await expect(save('mail', { MAIL_FROM: 'other@example.com' })).rejects.toMatchObject({
    status: 409,
    fieldErrors: { MAIL_FROM: expect.stringContaining('MAIL_FROM is set in the server’s environment') },
  })
  // Stored before the variable was set.
  const sealedValue = sealSetting('MAIL_FROM', 'stored@example.com')
  await db.connectionSetting.create({
    data: { name: 'MAIL_FROM', connection: 'mail', sealedValue, changedByName: 'nora' },
  })
  await loadConnections()
  expect(env().MAIL_FROM).toBe(before)
})

test('T140: half a connection is refused at its fields, and one that no longer fits stops nothing else', async () => {
  await expect(
    save('texts', { TWILIO_ACCOUNT_SID: texts.settings.TWILIO_ACCOUNT_SID }),
  ).rejects.toMatchObject({
    status: 400,
    fieldErrors: {
      TWILIO_AUTH_TOKEN: expect.stringContaining('set all or none'),
      TWILIO_FROM: expect.anything(),
    },
  })
  await expect(save('turnstile', { TURNSTILE_SECRET_KEY: 'secret' })).rejects.toMatchObject({
    fieldErrors: { TURNSTILE_SITE_KEY: 'Please enter this, too' },
  })
  await expect(save('mail', { SMTP_URL: 'mail.example.com' })).rejects.toMatchObject({
    fieldErrors: { SMTP_URL: 'This must be an smtp:// or smtps:// address' },
  })
  await expect(save('mail', { DATABASE_URL: 'x' })).rejects.toMatchObject({ status: 400 })
  await save('mail', { SMTP_URL: smtp.url })
  const sealedValue = sealSetting('S3_BUCKET', 'alone')
  await db.connectionSetting.create({
    data: { name: 'S3_BUCKET', connection: 'storage', sealedValue, changedByName: 'nora' },
  })
  await loadConnections()
  expect(env()).toMatchObject({ SMTP_URL: smtp.url })
  expect(env().S3_BUCKET).toBeUndefined()
})

test('T140: no stored secret can be sent to another address', async () => {
  await save('texts', texts.settings)
  await expect(save('texts', { TWILIO_API_URL: 'https://thief.example' })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { TWILIO_AUTH_TOKEN: expect.stringContaining('Enter this again') },
  })
  await save('texts', { TWILIO_API_URL: `${texts.settings.TWILIO_API_URL}/`, TWILIO_AUTH_TOKEN: 'again' })
  expect(env().TWILIO_AUTH_TOKEN).toBe('again')
})

test('T140: only administrators read, change and test them', async () => {
  const editor = person('editor')
  const denied = { status: 403 }
  await expect(listConnections(editor)).rejects.toMatchObject(denied)
  await expect(readConnection(editor, 'mail')).rejects.toMatchObject(denied)
  await expect(saveConnection(editor, 'mail', { SMTP_URL: smtp.url }, browser)).rejects.toMatchObject(denied)
  await expect(disconnect(editor, 'mail', browser)).rejects.toMatchObject(denied)
  await expect(testConnection(editor, 'mail')).rejects.toMatchObject(denied)
  expect(await db.connectionSetting.count()).toBe(0)
})

test('T199: marketing connects the ad accounts, and neither reads nor changes another connection', async () => {
  const mia = person('marketing')
  await db.user.create({ data: { id: mia.id, username: mia.username, role: 'marketing', password: '-' } })
  expect((await listConnections(mia)).map(({ name }) => name)).toEqual(['google', 'meta'])
  await saveConnection(mia, 'google', GOOGLE, browser)
  expect(env().GOOGLE_ADS_CUSTOMER_ID).toBe('123-456-7890')
  expect((await readConnection(mia, 'google')).fields.find(({ isSecret }) => isSecret)).toMatchObject({
    source: 'here',
    value: null,
  })
  expect(await testConnection(mia, 'google')).toMatchObject({ by: mia.username })
  await disconnect(mia, 'google', browser)
  const denied = { status: 403 }
  for (const { name } of connections.filter(({ area }) => area !== 'advertising')) {
    await expect(readConnection(mia, name)).rejects.toMatchObject(denied)
    await expect(saveConnection(mia, name, {}, browser)).rejects.toMatchObject(denied)
    await expect(disconnect(mia, name, browser)).rejects.toMatchObject(denied)
    await expect(testConnection(mia, name)).rejects.toMatchObject(denied)
  }
  // Marketing may change no address that visitors' browsers or secrets are sent to.
  expect(connectionsOf(mia).flatMap(({ fields }) => fields.filter(({ isAddress }) => isAddress))).toEqual([])
  expect(
    settingLinks(somebody('marketing')).filter(({ href }) => href.includes('connections/')),
  ).toHaveLength(2)
})

const GOOGLE = {
  GOOGLE_OAUTH_CLIENT_ID: 'id',
  GOOGLE_OAUTH_CLIENT_SECRET: 'secret',
  GOOGLE_OAUTH_REFRESH_TOKEN: 'refresh',
  GOOGLE_ADS_CUSTOMER_ID: '123-456-7890',
  GOOGLE_CONVERSION_ACTION_TIER1: '1',
  GOOGLE_CONVERSION_ACTION_TIER2: '2',
}
const { HUBSPOT_ACCESS_TOKEN } = hubspot.settings
const [dsn, mailbox] = [sentry.dsn, imap.url]

test.each([
  ['mail', { SMTP_URL: smtp.url }, 'accepted the sign-in'],
  ['mailbox', { INBOUND_IMAP_URL: mailbox }, 'opened INBOX'],
  ['texts', texts.settings, 'accepted the account “Maple Grove”'],
  ['voice', voice.settings, 'accepted the account “Maple Grove”'],
  ['google', GOOGLE, 'opens the ad account'],
  ['meta', { META_PIXEL_ID: '7', META_CAPI_TOKEN: 'token' }, 'data source “Maple”'],
  ['microsoft', {}, 'tag server answers'],
  ['hubspot', { HUBSPOT_ACCESS_TOKEN }, 'accepted the key'],
  [
    'turnstile',
    { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'turnstile-secret' },
    'accepted the secret',
  ],
  ['storage', s3.env, 'stored, read and removed'],
  ['sentry', { SENTRY_DSN: dsn }, 'accepted a test report'],
  ['assist', { ASSIST_URL: `${other.url}/v1`, ASSIST_MODEL: 'a-model' }, 'The service responds'],
  ['alarm', { ALARM_URL: `${other.url}/alarm`, HEARTBEAT_URL: `${other.url}/beat` }, 'accepted a test'],
])('T139: %s has a test that asks the other system, and keeps its answer', async (name, values, words) => {
  other.setMode(({ path }) => {
    if (path === '/token') return { status: 200, body: { access_token: 'granted' } }
    if (path === '/v1/chat/completions')
      return { status: 200, body: { choices: [{ message: { content: 'ready' } }] } }
    if (path.includes('searchStream')) return { status: 200, body: [{ results: [{}] }] }
    return { status: 200, body: { name: 'Maple' } }
  })
  await save(name, values)
  const tested = await testConnection(nora, name)
  expect(tested).toMatchObject({ succeeded: true, words: expect.stringContaining(words), by: nora.username })
  const line = (await listConnections(nora)).find((each) => each.name === name)
  expect(line).toMatchObject({ isSet: true, last: tested })
})

test('T139: a test that fails keeps what the other system said, and no secret', async () => {
  await save('hubspot', { HUBSPOT_ACCESS_TOKEN: 'not-the-key-of-hubspot' })
  const { succeeded, words } = await testConnection(nora, 'hubspot')
  expect({ succeeded, words }).toEqual({ succeeded: false, words: 'no token' })
  await save('mail', { SMTP_URL: 'smtp://user:hidden@127.0.0.1:1' })
  const mail = await testConnection(nora, 'mail')
  expect(mail.succeeded).toBe(false)
  expect(JSON.stringify(mail)).not.toContain('hidden')
  await expect(testConnection(nora, 'texts')).rejects.toMatchObject({ status: 409 })
  expect(sentry.failures).toEqual([])
})

test('T138: a bucket that is connected while the server runs takes new files', async () => {
  const key = 'files/0123456789abcdef01234567/plan.pdf'
  await save('storage', s3.env)
  await storage().put(key, Buffer.from('plan'))
  expect(s3.objects.get(`media/${key}`)?.toString()).toBe('plan')
  await disconnect(nora, 'storage', browser)
  expect(await storage().size(key)).toBeNull()
})

test('T138: the setup guide leads to the mail server, and the palette finds every connection', async () => {
  const step = (await readSetup(nora)).steps.find(({ key }) => key === 'mail')
  expect(step?.action).toEqual({ label: 'Set up', href: '/admin/connections/mail' })
  const hrefs = settingLinks(nora).map(({ href }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(connections.map(connectionHref)))
  expect(settingLinks(somebody('editor'))).toEqual([])
})

// The last one: from here on this process caches.
test('T138: other processes hear of a change by its notice, and of its removal', async () => {
  let changes = 0
  await startConnections(async () => {
    changes += 1
  })
  await startListening()
  const sealedValue = sealSetting('ALARM_URL', `${other.url}/alarm`)
  await db.connectionSetting.create({
    data: { name: 'ALARM_URL', connection: 'alarm', sealedValue, changedByName: 'nora' },
  })
  await db.$executeRaw`select pg_notify('porchlight_tags', '["connection_settings"]')`
  await until('it is used', async () => env().ALARM_URL === `${other.url}/alarm`)
  expect(changes).toBeGreaterThan(1)
  await disconnect(nora, 'alarm', browser)
  expect(env().ALARM_URL).toBeUndefined()
})
