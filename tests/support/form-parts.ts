import type { Locator, Page } from 'playwright/test'

/** Turns to a tab of the open form. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

/** Unfolds an entry of a list, counted from 0, unless it is open. */
export async function unfold(list: Locator, at: number): Promise<void> {
  const line = list.getByRole('listitem').nth(at).getByRole('button', { expanded: false })
  if ((await line.count()) > 0) await line.first().click()
}
