import { expect, test } from '@/tests/support/browser'
import { SITE_ROUTES } from '@/tests/support/public-routes'

test.use({ javaScriptEnabled: false })

/** Pages about a submitted form or the visitor's own request. */
const WITHOUT_FORM = /^\/tour-scheduled/

const GROUPS = 4
for (let group = 0; group < GROUPS; group++) {
  test(`E29: without JavaScript every page shows its text, a phone number and a link to the form (${group + 1} of ${GROUPS})`, async ({
    page,
  }) => {
    for (const path of SITE_ROUTES.filter((_, at) => at % GROUPS === group)) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true })
        await expect.soft(heading, path).toHaveCount(1)
        await expect.soft(page.locator('a[href^="tel:"]:visible').first(), path).toBeVisible()
        expect.soft((await page.locator('main').textContent())?.length, path).toBeGreaterThan(200)
        // Nothing waits for JavaScript: no spinner, no placeholder.
        await expect.soft(page.getByText('Loading...').filter({ visible: true }), path).toHaveCount(0)
        if (WITHOUT_FORM.test(path)) return
        const ways = page.locator('form[action="/api/tour-requests"]:visible, a[href^="/contact"]:visible')
        await expect.soft(ways.first(), path).toBeVisible()
      })
    }
  })
}

test.describe('at an address without a page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('an unknown address shows where to go next without JavaScript', async ({ page }) => {
    for (const path of ['/a/b/c', '/properties/x', '/share/x', '/brand/x']) {
      const answer = await page.goto(path)
      expect.soft(answer?.status(), path).toBe(404)
      const heading = page.getByRole('heading', { level: 1, name: 'We cannot find this page' })
      await expect.soft(heading, path).toBeVisible()
      await expect.soft(page.locator('main a[href^="tel:"]:visible'), path).toHaveCount(1)
    }
  })
})

test('E29: the menu can be used without JavaScript on a wide and on a narrow screen', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    if (width === 1280) await menu.getByText('Resources').hover()
    await menu.getByRole('link', { name: 'Care Navigator' }).click()
    await expect(page).toHaveURL(/\/care-navigator$/)
  }
})

test('E29: the form posts natively, reports errors, keeps the input and ends on /tour-scheduled', async ({
  page,
}) => {
  await page.goto('/communities/juniper-house')
  await page.getByRole('button', { name: 'Schedule a tour' }).first().click()
  await expect(page).toHaveURL(/\/contact\?community=.*#tour$/)

  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').fill('Ruth Ellis')
  await form.getByLabel('Phone number').fill('call me maybe')
  await form.getByLabel('Email').fill('ruth@example.com')
  await form.getByLabel('What can we help you with?').fill('A room for my aunt <Ada>')
  await form.getByRole('button', { name: 'Get My Information' }).click()

  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Please enter a valid phone number/,
  )
  await expect(
    page.getByRole('alert').getByRole('link', { name: /Please enter a valid phone number/ }),
  ).toHaveAttribute('href', '#phone')
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ruth Ellis')
  await expect(page.getByLabel('Phone number')).toHaveValue('call me maybe')
  await expect(page.getByLabel('Email')).toHaveValue('ruth@example.com')
  await expect(page.getByLabel('What can we help you with?')).toHaveValue('A room for my aunt <Ada>')

  await page.getByLabel('Phone number').fill('(303) 555-0188')
  await page.getByRole('button', { name: 'Get My Information' }).click()
  await expect(page).toHaveURL(/\/tour-scheduled\?txn=.*community=Juniper\+House/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible()
})

test('the ad choice is kept and sent with a request', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your Privacy Choices' }).click()
  await page.getByRole('button', { name: 'No, do not use it' }).click()
  await expect(page).toHaveURL(/\/privacy-choices\?saved=denied$/)
  await expect(page.getByText('Saved. Nothing you send us from this browser')).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['ad-choice=denied'])
})
