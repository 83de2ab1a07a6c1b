import type { Page } from 'playwright/test'

/** Follows a link to a URL as if it were on the page. Earlier headings are marked `data-former`. */
export async function followLink(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    for (const shown of document.querySelectorAll('h1')) shown.setAttribute('data-former', '')
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, to)
}
