import { violations } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/browser'
import { layoutFaults, structureFaults } from '@/tests/support/page-faults'
import { PUBLIC_ROUTES, representsTemplate } from '@/tests/support/public-routes'

test.describe.configure({ timeout: 180_000 })

const WIDTHS = [1280, 768, 320]

/** The text spacing of WCAG 1.4.12. */
const SPACED =
  '[data-spaced] *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}[data-spaced] p{margin-bottom:2em!important}'

for (const path of PUBLIC_ROUTES) {
  test(`E1–E4, E7, E8, E10, E11, E24: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    // axe is slow and checks code that pages share, so it runs only at the narrowest width.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // As tall as the page, because content behind a phone's bottom bar is merely scrolled out of view.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (width === 320) await page.setViewportSize({ width, height })
      if (width === 320 || representsTemplate(path))
        expect.soft(await violations(page), `axe at ${width} px`).toEqual([])
      expect.soft(await structureFaults(page), `structure at ${width} px`).toEqual([])
      expect.soft(await layoutFaults(page), `layout at ${width} px`).toEqual([])
      expect.soft(await page.locator('a[href^="tel:"]:visible').count(), 'a phone to call').toBeGreaterThan(0)
    }

    await page.addStyleTag({ content: SPACED })
    await page.evaluate(() => document.documentElement.toggleAttribute('data-spaced'))
    expect.soft(await layoutFaults(page), 'text spacing at 320 px').toEqual([])

    await page.evaluate(() => document.documentElement.toggleAttribute('data-spaced'))
    await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'double'))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await layoutFaults(page), `text at 200 % on ${width} px`).toEqual([])
    }
  })
}
