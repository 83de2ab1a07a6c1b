import type { Page } from 'playwright/test'
import { test as deskTest, expect, expectAccessible, leadRow, save, saved } from '@/tests/support/back-office'
import { startHubspot } from '@/tests/support/hubspot'

type Hubspot = Awaited<ReturnType<typeof startHubspot>>

const test = deskTest.extend<object, { hubspot: Hubspot }>({
  hubspot: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const hubspot = await startHubspot()
      await use(hubspot)
      await hubspot.close()
      expect(hubspot.failures).toEqual([])
    },
    { scope: 'worker' },
  ],
  settings: [({ hubspot }, use) => use(hubspot.settings), { scope: 'worker' }],
  outbox: 'on',
})

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

test('an administrator reads what is not set, and what to do about it', async ({ desk, page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await desk.open('integrations')
    for (const name of ['Google lead forms', 'Meta lead ads'])
      await expect(card(page, name).getByText('Not connected', { exact: true })).toBeVisible()
    await expect(card(page, 'Meta lead ads').getByRole('link', { name: 'Connections' })).toBeVisible()
    // Its token is set; what it is told is not.
    await expect(card(page, 'HubSpot').getByText('Off', { exact: true })).toBeVisible()
    await expectAccessible(page)
  }
})

test('J5: HubSpot is set up, has the family of the public form, and the desk says how it stands there', async ({
  desk,
  hubspot,
  page,
}) => {
  await desk.open('integrations')
  const settings = card(page, 'HubSpot')
  await settings.getByRole('button', { name: 'Check the connection to HubSpot' }).click()
  await expect(settings.getByText('HubSpot is connected, with one pipeline.')).toBeVisible()
  await settings.getByLabel('Pipeline').selectOption('Families')
  await settings.getByLabel('New', { exact: true }).selectOption('New')
  await settings.getByRole('switch', { name: 'Send leads to HubSpot' }).click()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByText('On', { exact: true })).toBeVisible()

  await page.goto(`${desk.url}/contact`)
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').fill('Harriet Sloan')
  // The two-step form has taken the plain one's place.
  await expect(form).toHaveAttribute('novalidate')
  await form.getByLabel('Phone number').fill('(303) 555-0146')
  // As long as a person types.
  await page.clock.setSystemTime(Date.now() + 20_000)
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('button', { name: 'Get My Information' }).click()
  await expect(page.getByText('Request Submitted Successfully!')).toBeVisible()
  await expect
    .poll(() => hubspot.records.deals.map(({ properties }) => properties))
    .toMatchObject([
      { dealname: expect.stringContaining('Harriet Sloan'), dealstage: 's-new', pipeline: 'default' },
    ])
  expect(hubspot.records.contacts).toMatchObject([{ properties: { lastname: 'Sloan' } }])

  await desk.open('tour-requests?tab=all')
  await leadRow(page, 'Harriet Sloan').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harriet Sloan' })).toBeVisible()
  const told = page.getByRole('main').locator('section', { hasText: /^HubSpot/ })
  // That it was taken is noted after HubSpot's answer.
  await expect(async () => {
    await page.reload()
    await expect(told).toContainText('Its stage there is “New”.', { timeout: 1_000 })
  }).toPass()
  await expect(told).toContainText(/Sent \w+ \d+/)
  await expectAccessible(page)
})

test('B13: a form of Google is entered, what its webhook posts is a lead on the desk, and the delivery is listed', async ({
  desk,
  page,
}) => {
  const form = '40000000000'
  await desk.open('lead-forms')
  await expectAccessible(page)
  await desk.open('lead-forms/new')
  await page.getByLabel('Name', { exact: true }).fill('Spring in Denver')
  await page.getByLabel('Platform').selectOption({ label: 'Google Ads' })
  await page.getByLabel('Form ID').fill(form)
  await page.getByRole('combobox', { name: 'Community' }).fill('Juniper')
  await page.getByRole('option', { name: 'Juniper House' }).click()
  await page.getByLabel('Consent wording').fill('By sending this you agree to be called.')
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const made = await desk.post('/api/admin/api-keys', {
    name: 'Google Ads',
    scopes: ['leads:write'],
    communityIds: [],
  })
  // As Google's documentation shows it.
  const delivery = {
    lead_id: 'TeSter-123-ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz-0123456789',
    api_version: '1.0',
    form_id: Number(form),
    campaign_id: 20_000_000_000,
    gcl_id: 'TeSter-CLick-1',
    adgroup_id: 0,
    creative_id: 0,
    google_key: (made as { key?: string }).key,
    user_column_data: [
      { column_name: 'Full Name', string_value: 'Ruth Ellis', column_id: 'FULL_NAME' },
      { column_name: 'User Phone', string_value: '+13035550142', column_id: 'PHONE_NUMBER' },
      { column_name: 'Who is it for?', string_value: 'My father', column_id: 'who_is_it_for?' },
    ],
  }
  const answer = await fetch(`${desk.url}/api/lead-forms/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(delivery),
  })
  expect([answer.status, await answer.json()]).toEqual([200, { message: 'Stored' }])

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await desk.open('lead-form-deliveries')
    const row = page.getByRole('row').filter({ hasText: delivery.lead_id })
    await expect(row).toContainText('Became a lead')
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: delivery.lead_id }).click()
  await expect(page.getByRole('heading', { level: 1, name: delivery.lead_id })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Ellis' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Who is it for?: My father').first()).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: 'Spring in Denver' })).toBeVisible()
  await expect(main.getByText('“By sending this you agree to be called.”')).toBeVisible()
  await expectAccessible(page)

  await desk.open('integrations')
  await expect(card(page, 'Google lead forms').getByText('Connected', { exact: true })).toBeVisible()
})
