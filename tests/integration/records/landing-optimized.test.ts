import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const page = { slug: 'winter', title: 'Winter visits', urlPattern: '/winter', templateType: 'general' }

beforeEach(async () => {
  await db.$executeRaw`truncate landing_page_templates, redirects, revisions cascade`
})

test('a landing page is dated by the last change that visitors saw', async () => {
  const { id } = await createRecord(admin, landingPageTemplates, { ...page, heroTitle: 'Come in' })
  const asOf = async () =>
    (await db.landingPageTemplate.findUniqueOrThrow({ where: { id } })).lastOptimizedAt?.getTime() ?? null
  expect(await asOf()).toBeNull()
  await updateRecord(admin, landingPageTemplates, id, { active: false, urlPattern: '/winter-visits' })
  await updateRecord(admin, landingPageTemplates, id, { heroTitle: 'Come in', cities: [] })
  expect(await asOf()).toBeNull()
  await updateRecord(admin, landingPageTemplates, id, { heroTitle: 'Come in from the cold' })
  const first = await asOf()
  expect(first).not.toBeNull()
  await updateRecord(admin, landingPageTemplates, id, { heroTitle: 'Come in from the cold', sortOrder: 3 })
  expect(await asOf()).toBe(first)
})

test('nobody enters that date manually', async () => {
  const { id } = await createRecord(admin, landingPageTemplates, page)
  await updateRecord(admin, landingPageTemplates, id, { lastOptimizedAt: '2026-01-01T00:00:00Z' }).catch(
    () => {},
  )
  expect((await db.landingPageTemplate.findUniqueOrThrow({ where: { id } })).lastOptimizedAt).toBeNull()
})

test('an invalid pattern is refused at its field', async () => {
  const create = (more: object) => createRecord(admin, landingPageTemplates, { ...page, ...more })
  await expect(create({ urlPattern: 'winter' })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { urlPattern: expect.stringContaining('/visit-{community}') },
  })
  await expect(create({ urlPattern: '/{city}-living' })).rejects.toMatchObject({
    fieldErrors: { urlPattern: '{city} needs a city below' },
  })
})
