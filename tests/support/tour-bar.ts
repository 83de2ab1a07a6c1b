import { expect, type Locator, type Page } from 'playwright/test'

/** Scrolls down until the tour bar is shown, and returns it. */
export async function scrollToTourBar(page: Page): Promise<Locator> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
      scrollTo({ top: y, behavior: 'instant' })
      await drawn()
      if (document.documentElement.hasAttribute('data-tour-bar')) return
    }
  })
  const bar = page.getByRole('region', { name: 'Call or visit' })
  await expect(bar.getByRole('link')).toBeInViewport()
  return bar
}
