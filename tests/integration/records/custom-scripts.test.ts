import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { restoreRevision } from '@/lib/records/publish/revisions'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { updateRecord } from '@/lib/records/store/operations'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { somebody } from '@/tests/support/admin-fixtures'
import { backOfficeClient } from '@/tests/support/back-office-client'
import { type Instance, startInstance } from '@/tests/support/instance'
import { until } from '@/tests/support/until'

const SCRIPTS = '<script src="https://cdn.example.com/a.js"></script><script>window.seen = 1</script>'
const HOST = 'https://cdn.example.com'

let server: Instance
let call: ReturnType<typeof backOfficeClient>
let address: string
let id: string
let admin: { id: string; cookie: string }
let editor: { cookie: string }

beforeAll(async () => {
  const settings = { CUSTOM_SCRIPT_HOSTS: 'cdn.example.com', TRUSTED_PROXY_HOPS: '1' }
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: settings })
  call = backOfficeClient(server.url)
  await db.siteSettings.create({ data: { companyName: 'Evergrove', customScriptsOn: true } })
})

beforeEach(async () => {
  await db.$executeRaw`truncate users, rate_limits, landing_page_templates, revisions, drafts cascade`
  const page = { title: 'Spring', templateType: 'general', urlPattern: '/spring' }
  id = (await db.landingPageTemplate.create({ data: { slug: 'spring', ...page } })).id
  address = `/api/admin/landing-page-templates/${id}/custom-scripts`
  const account = await givenAccount({ username: 'rose' })
  admin = { id: account.id, ...(await sessionOf(account)) }
  editor = await sessionOf(await givenAccount({ role: 'editor' }))
})

afterAll(() => server.stop())

const put = (body: unknown, caller: object = admin) => call('POST', address, body, caller)
const stored = async () => (await db.landingPageTemplate.findUniqueOrThrow({ where: { id } })).customScripts

const changes = () => db.auditEntry.findMany({ where: { action: 'custom-scripts.change', entityId: id } })

async function page(path = '/spring') {
  const answer = await fetch(server.url + path)
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
}

test('T57: strangers, other sites and editors can neither add scripts to a page nor see them', async () => {
  const change = { scripts: SCRIPTS, password: PASSWORD }
  expect((await put(change, {})).status).toBe(401)
  expect((await put(change, { ...admin, site: 'cross-site' })).status).toBe(403)
  expect((await put(change, editor)).status).toBe(403)
  expect((await call('POST', `${address}/look`, { scripts: SCRIPTS }, editor)).status).toBe(403)
  const record = `/api/admin/landing-page-templates/${id}`
  expect((await call('PATCH', record, { customScripts: SCRIPTS }, editor)).status).toBe(403)
  expect((await call('GET', record, undefined, editor)).json).not.toHaveProperty('customScripts')
  expect(await stored()).toBeNull()
})

test('T57: the password is required, and scripts that cannot run are named at their field', async () => {
  const wrong = await put({ scripts: SCRIPTS, password: 'not this one' })
  expect([wrong.status, wrong.json.fieldErrors]).toEqual([
    400,
    { password: 'This is not your current password' },
  ])
  const none = await put({ scripts: SCRIPTS })
  expect([none.status, none.json.fieldErrors]).toEqual([400, { password: 'Please enter your password' }])
  const foreign = await put({ scripts: SCRIPTS.replace('cdn.', 'evil.'), password: PASSWORD })
  expect(foreign.json.fieldErrors.scripts).toContain('Scripts from evil.example.com are not allowed')
  const long = await put({ scripts: `<script>${'a'.repeat(20_000)}</script>`, password: PASSWORD })
  expect(long.json.fieldErrors).toEqual({ scripts: 'Please use 20,000 characters or fewer' })
  expect(await stored()).toBeNull()
  // Wrong passwords count as at sign-in.
  for (let guess = 0; guess < 4; guess += 1) await put({ scripts: SCRIPTS, password: 'not this one' })
  expect((await put({ scripts: SCRIPTS, password: PASSWORD })).status).toBe(429)
  expect(await changes()).toEqual([])
})

test('T57: the preview stores nothing; the change is in history and audit log, and on its page only', async () => {
  await db.landingPageTemplate.create({
    data: { slug: 'other', title: 'Other', templateType: 'general', urlPattern: '/other' },
  })
  const before = await page()
  expect(before.html).not.toContain('custom-scripts')
  const look = await call('POST', `${address}/look`, { scripts: SCRIPTS }, admin)
  expect(look.json).toEqual({
    scripts: [{ src: `${HOST}/a.js`, attributes: {} }, { code: 'window.seen = 1' }],
  })
  expect(await stored()).toBeNull()

  expect((await put({ scripts: SCRIPTS, password: PASSWORD })).status).toBe(204)
  expect((await put({ scripts: SCRIPTS, password: PASSWORD })).status).toBe(204)
  expect(await stored()).toBe(SCRIPTS)
  expect(await changes()).toMatchObject([
    { actorId: admin.id, entityId: id, before: { customScripts: null }, after: { customScripts: SCRIPTS } },
  ])
  const revisions = await db.revision.findMany({ where: { entityId: id }, orderBy: { number: 'asc' } })
  expect(revisions.map(({ changedFields }) => changedFields)).toEqual([[], ['customScripts']])

  const { html, policy } = await until('the page has its scripts', async () => {
    const shown = await page()
    return shown.html.includes('data-custom-scripts') && shown
  })
  for (const name of ['script-src', 'connect-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${name} [^;]*${HOST}`))
  expect(policy).toMatch(/frame-src 'self';/)
  // In the page they are only data.
  expect(html).not.toMatch(/<script[^>]*>window\.seen/)
  for (const path of ['/other', '/communities', '/contact', '/login']) {
    const other = await page(path)
    expect(other.html, path).not.toContain('custom-scripts')
    expect(other.policy, path).not.toContain(HOST)
  }

  // The setting turns them off and on again.
  await updateRecord(somebody(), siteSettings, null, { customScriptsOn: false })
  const without = await until('the page is without', async () => {
    const shown = await page()
    return !shown.html.includes('data-custom-scripts') && shown
  })
  expect(without.policy).toBe(before.policy)
  await updateRecord(somebody(), siteSettings, null, { customScriptsOn: true })
  await until('the page has them again', async () => (await page()).policy === policy)
})

test('T57: there is no other way: neither a save, a draft, a copy nor an earlier version', async () => {
  const boss = somebody()
  const refused = { status: 400, fieldErrors: { customScripts: expect.stringContaining('“Scripts”') } }
  const values = { customScripts: SCRIPTS }
  await expect(updateRecord(boss, landingPageTemplates, id, values)).rejects.toMatchObject(refused)
  await expect(saveDraft(boss, landingPageTemplates, id, { values })).rejects.toMatchObject(refused)
  await put({ scripts: SCRIPTS, password: PASSWORD })
  await updateRecord(boss, landingPageTemplates, id, { title: 'May', ...values })
  expect((await duplicateRecord(boss, landingPageTemplates, id)).customScripts).toBeNull()
  await put({ scripts: '', password: PASSWORD })
  expect(await stored()).toBeNull()
  await restoreRevision(boss, landingPageTemplates, id, 2)
  await publishRecord(boss, landingPageTemplates, id)
  const restored = await db.landingPageTemplate.findUniqueOrThrow({ where: { id } })
  expect(restored).toMatchObject({ title: 'Spring', customScripts: null })
})
