import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { rows } from '@/tests/support/e2e-database'
import { scrollToTourBar } from '@/tests/support/tour-bar'

/** A real browser's user agent; headless ones are not counted. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null, bubbles: true })),
  )
}

const offerIn = (page: Page) => page.getByRole('dialog', { name: "Wait! Don't Miss This" })

async function leaveUntilOffered(page: Page): Promise<void> {
  await expect(async () => {
    await leave(page)
    await expect(offerIn(page)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A2: communities are selected in the list and compared row by row, also on a phone', async ({
    page,
  }) => {
    await page.goto('/communities')
    await page.getByLabel('Compare Juniper House').check()
    await page.getByLabel('Compare Casa Alameda').check()
    await page.getByRole('button', { name: 'Compare communities' }).click()
    await expect(page).toHaveURL(/\/communities\/compare\?ids=juniper-house&ids=casa-alameda$/)
    const price = page.getByRole('row', { name: /^Starting price/ })
    await expect(price.getByRole('cell')).toHaveText([/\$4,850 a month.*as of/s, /\$3,640 a month.*as of/s])
    await expect(page.getByRole('row', { name: /^1 bedroom/ })).toContainText('Not offered')

    const same = page.getByRole('row', { name: /^Same-day visits/ })
    await expect(same).toBeVisible()
    await page.getByLabel('Show only differences').check()
    await expect(same).toBeHidden()
    await expect(price).toBeVisible()

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
    await page.getByRole('link', { name: 'Remove Casa Alameda' }).click()
    await expect(page).toHaveURL(/ids=juniper-house$/)
  })

  test('T114: a form adds up the bill of an apartment with its care and fees', async ({ page }) => {
    await page.goto('/communities/juniper-house')
    await page.getByRole('link', { name: 'What would it cost? The Wren' }).click()
    await page.getByLabel('Help needed').selectOption('2')
    await page.getByRole('button', { name: 'Show the bill' }).click()
    const bill = page.getByRole('region', { name: 'The Wren, one month' })
    await expect(bill.getByText('$5,630').first()).toBeVisible()
    await expect(bill.getByText('$7,630')).toBeVisible()
    await expect(bill).toContainText('in March, with 60 days’ notice')
  })

  test('F1: a plain post after client-side navigation carries the landing page and click id unchanged', async ({
    page,
  }) => {
    await page.goto('/visit-juniper-house?utm_source=google&gclid=CaSe-Exact_1')
    await page.getByRole('banner').getByRole('button', { name: 'Get Help' }).click()
    const form = page.getByRole('form', { name: 'Contact form' })
    await form.getByLabel('Your name').fill('Plain Post')
    await form.getByLabel('Phone number').fill('(303) 555-0177')
    await form.getByRole('button', { name: 'Get My Information' }).click()
    await expect(page).toHaveURL(/\/tour-scheduled\?/)
    const [lead] = await rows<{ slug: string; gclid: string; landing_page_url: string }>(
      `select p.slug, r.gclid, r.landing_page_url from tour_requests r
       join landing_page_templates p on p.id = r.landing_page_template_id where r.name = 'Plain Post'`,
    )
    expect(lead).toMatchObject({ slug: 'visit-juniper-house', gclid: 'CaSe-Exact_1' })
    expect(lead?.landing_page_url).toContain('/visit-juniper-house?utm_source=google')
  })
})

for (const width of [390, 320])
  test(`A2: text twice as large does not make the comparison wider than a phone of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/communities/compare?ids=evergrove-lodge,juniper-house,cottonwood-terrace')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map(
          ({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent?.slice(0, 40)}`,
        ),
    )
    expect(await overflow(page), wide.join('\n')).toBeLessThanOrEqual(0)
  })

test('A2: the keyboard selects up to three communities; a fourth is rejected with a message', async ({
  page,
}) => {
  await page.goto('/communities')
  for (const name of ['Evergrove Lodge', 'Juniper House', 'Casa Alameda']) {
    await page.getByLabel(`Compare ${name}`).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('3 of 3 chosen')).toBeVisible()
  await page.getByLabel('Compare Larkspur Commons').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('You can compare up to three.')).toBeVisible()
  await expect(page.getByLabel('Compare Larkspur Commons')).not.toBeChecked()
  await page.getByRole('button', { name: 'Compare communities' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('A11: the exit offer appears once, never over started input, and ends with the guide', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/exit-intent-popup')) asked.push(request.url())
  })
  await page.goto('/communities')
  // Long enough for the offer to appear if nothing had been started.
  await page.getByLabel('City').selectOption({ label: 'Denver' })
  for (let n = 0; n < 4; n++) {
    await page.waitForTimeout(1_500)
    await leave(page)
  }
  expect(asked).toEqual([])
  await page.getByLabel('City').selectOption({ index: 0 })
  await leaveUntilOffered(page)
  await page.keyboard.press('Escape')
  await expect(offerIn(page)).toBeHidden()

  // As if thirty days had passed.
  await page.evaluate(() => localStorage.removeItem('porchlight-offered-at'))
  await page.goto('/dining')
  await leaveUntilOffered(page)
  await offerIn(page).getByLabel('Email').fill('leaving@example.com')
  // Faster submissions are taken for bots.
  await page.waitForTimeout(2_500)
  await offerIn(page).getByRole('button', { name: 'Get My Free Guide' }).click()
  await expect(page.getByRole('heading', { name: 'It is on its way to you' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read it now' })).toHaveAttribute('href', /\/resources\//)
  expect(
    await rows(`select source, held_reason from exit_intent_submissions where email = 'leaving@example.com'`),
  ).toEqual([{ source: '/dining', held_reason: null }])
  expect(await page.evaluate(() => localStorage.getItem('porchlight-converted'))).toBe('1')
})

test.describe('a person on a landing page', () => {
  test.use({ userAgent: USER_AGENT })

  test('feature E10: is counted, and the phone’s bar sends page and community with the request', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/visit-juniper-house')
    const bar = await scrollToTourBar(page)
    await bar.getByRole('button', { name: 'Schedule a tour' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
    await dialog.getByLabel('Your name').fill('Bar Visitor')
    await dialog.getByLabel('Phone number').fill('(303) 555-0178')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.waitForTimeout(2_000)
    await dialog.getByRole('button', { name: 'Get My Information' }).click()
    await expect(page.getByRole('heading', { name: 'Request Submitted Successfully!' })).toBeVisible()
    const [lead] = await rows<{ page: string; community: string }>(
      `select p.slug as page, c.slug as community from tour_requests r
       join landing_page_templates p on p.id = r.landing_page_template_id
       join communities c on c.id = r.community_id where r.name = 'Bar Visitor'`,
    )
    expect(lead).toEqual({ page: 'visit-juniper-house', community: 'juniper-house' })
    await expect
      .poll(
        async () =>
          (
            await rows<{ counted: boolean }>(
              `select impressions >= 1 and conversions >= 1 and conversion_rate > 0 as counted
               from landing_page_templates where slug = 'visit-juniper-house'`,
            )
          )[0]?.counted,
        { timeout: 60_000 },
      )
      .toBe(true)
  })
})

test('T114: the browser adds up a bill and sends nothing', async ({ page }) => {
  await page.goto('/what-it-would-cost?community=juniper-house')
  const bill = page.getByRole('region', { name: 'The Wren, one month' })
  await expect(bill.getByText('$6,850')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel('Help needed').selectOption('2')
  await page.getByLabel('Two people are moving in').check()
  await expect(bill.getByText('$8,480')).toBeVisible()
  expect(sent.filter((request) => /level|second|8,?480/.test(request))).toEqual([])
})
