import { beforeEach, expect, test } from 'vitest'
import { paletteEntries } from '@/lib/desk/command-palette/entries'
import { saveCompany } from '@/lib/desk/setup/company'
import { writeHomePage } from '@/lib/desk/setup/home-page'
import { setOpening } from '@/lib/desk/setup/open-site'
import { readSetup } from '@/lib/desk/setup/read-setup'
import type { StepKey } from '@/lib/desk/setup/steps'
import { db } from '@/lib/platform/database/db'
import { brand } from '@/lib/records/entities/brand'
import { communities } from '@/lib/records/entities/communities'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { getHomepage } from '@/lib/site/content/home'
import { somebody } from '@/tests/support/admin-fixtures'

const CONTACT = { companyName: 'Maple Grove', companyPhoneDisplay: '(614) 555-0110' }

beforeEach(async () => {
  await db.$executeRaw`truncate installation, site_settings, communities, staffed_hours, email_recipients,
    brand, homepage_sections, outbox_items, users, invitations, revisions, demo_removals cascade`
})

async function admin() {
  const { id } = await db.user.create({
    data: { username: 'nora', password: 'x', email: 'nora@maple.example' },
  })
  return { ...somebody('admin'), id }
}

async function step(actor: Awaited<ReturnType<typeof admin>>, key: StepKey) {
  const found = (await readSetup(actor)).steps.find((each) => each.key === key)
  if (!found) throw new Error(`The guide has no step ${key}`)
  return found
}

test('T131: on an empty installation only what is nobody’s work is done, and each entry shows as proof', async () => {
  const nora = await admin()
  const { steps, isOpen, canOpen } = await readSetup(nora)
  expect(steps.flatMap(({ key, isDone }) => (isDone ? [key] : []))).toEqual(['demo'])
  expect({ isOpen, canOpen }).toEqual({ isOpen: false, canOpen: false })

  await expect(
    saveCompany(somebody('editor'), { ...CONTACT, timeZone: 'America/New_York' }),
  ).rejects.toMatchObject({
    status: 403,
  })
  await saveCompany(nora, { ...CONTACT, timeZone: 'America/New_York' })
  expect(await step(nora, 'company')).toMatchObject({
    isDone: true,
    proof: 'Maple Grove, (614) 555-0110, Eastern Time',
  })
  await createRecord(nora, communities, {
    name: 'Maple Grove at Dublin',
    slug: 'dublin',
    active: false,
  })
  expect(await step(nora, 'community')).toMatchObject({
    isDone: false,
    proof: 'Maple Grove at Dublin, 0 plans, the company’s hours, no pictures yet. Not published: 1 of 1',
  })
  await db.community.updateMany({ data: { active: true } })
  expect(await step(nora, 'community')).toMatchObject({
    isDone: true,
    proof: 'Maple Grove at Dublin, 0 plans, the company’s hours, no pictures yet',
  })
  expect(await step(nora, 'look')).toMatchObject({ isDone: false, action: { href: '/admin/brand' } })
  await updateRecord(nora, brand, null, { primaryColor: '#2b3a67' })
  expect(await step(nora, 'look')).toMatchObject({
    isDone: true,
    proof: expect.stringMatching(/^No logo yet, contrast of \d+\.\d:1 or more\. /),
  })
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '07:00', closesAt: '21:00' })),
  })
  expect(await step(nora, 'hours')).toMatchObject({
    isDone: true,
    proof: expect.stringContaining('every day'),
  })
})

test('T131: alert recipients are done when a test was accepted, not when they are entered', async () => {
  const nora = await admin()
  await createRecord(nora, emailRecipients, { email: 'desk@maple.example' })
  expect(await step(nora, 'recipients')).toMatchObject({
    isDone: false,
    proof: '1 address. No test was accepted yet',
  })
  const sent = { state: 'sent', kind: 'recipient-test', channel: 'email', finishedAt: new Date() }
  await db.outboxItem.create({ data: { ...sent, target: 'desk@maple.example', payload: {} } })
  expect(await step(nora, 'recipients')).toMatchObject({
    isDone: true,
    proof: expect.stringMatching(/^1 address\. Accepted: mail /),
  })
})

test('T130: the site opens with a name and a phone only, and while it is open they stay', async () => {
  const nora = await admin()
  await expect(setOpening(somebody('editor'), true)).rejects.toMatchObject({ status: 403 })
  await expect(setOpening(nora, true)).rejects.toMatchObject({ status: 409 })
  await db.siteSettings.create({ data: { ...CONTACT, companyPhoneDial: '+16145550110' } })
  await setOpening(nora, true)
  expect(await step(nora, 'open')).toMatchObject({
    isDone: true,
    proof: expect.stringMatching(/^Open since /),
  })
  await expect(updateRecord(nora, siteSettings, null, { companyPhoneDisplay: null })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { companyPhoneDisplay: expect.stringContaining('close the site') },
  })
  await setOpening(nora, false)
  await updateRecord(nora, siteSettings, null, { companyPhoneDisplay: null })
  expect(
    await db.auditEntry.count({ where: { action: { in: ['site.open', 'site.close'] } } }),
  ).toBeGreaterThan(1)
})

test('the parts of a home page without rows become rows that can be edited, once', async () => {
  const nora = await admin()
  const drawn = (await getHomepage()).sections.map(({ title }) => title)
  const { parts } = await writeHomePage(nora)
  expect(parts).toBe(drawn.length)
  expect(
    (await db.homepageSection.findMany({ orderBy: { sortOrder: 'asc' } })).map(({ title }) => title),
  ).toEqual(drawn)
  await expect(writeHomePage(nora)).rejects.toMatchObject({ status: 409 })
  await expect(writeHomePage(somebody('viewer'))).rejects.toMatchObject({ status: 403 })
  const { id } = await db.homepageSection.findFirstOrThrow({ where: { slug: 'closing' } })
  await updateRecord(nora, homepageSections, id, { title: 'Come by' })
})

test('T131: only administrators read the guide, and its steps are found by their words', async () => {
  await expect(readSetup(somebody('editor'))).rejects.toMatchObject({ status: 403 })
  const { pages } = paletteEntries({ role: 'admin', mayPublish: true })
  const found = (word: string) =>
    pages
      .filter(({ label, words = '' }) => `${label} ${words}`.toLowerCase().includes(word))
      .map(({ href }) => href)
  expect(found('logo')).toContain('/admin/setup#look')
  expect(found('email server')).toContain('/admin/setup#mail')
  expect(found('voicemail')).toContain('/admin/setup#hours')
  expect(found('demo')).toContain('/admin/setup#demo')
  const others = paletteEntries({ role: 'editor', mayPublish: true }).pages
  expect(others.filter(({ href }) => href.startsWith('/admin/setup'))).toEqual([])
})
