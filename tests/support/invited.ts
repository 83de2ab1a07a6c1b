import { type Browser, expect, type Page } from 'playwright/test'
import type { MailingInstallation } from '@/tests/support/mailing-installation'
import { until } from '@/tests/support/until'

export const PASSWORD = 'a quiet porch at dusk'

/** The administrator who registers first and invites the others. */
export const FIRST = { username: 'maria', password: PASSWORD, email: 'maria@evergrove.example' }

type Invited = { username: string; role: 'Editor' | 'Counselor'; communities?: string[] }

/** Invites a user on the screens and registers as that user through the mailed link, ending on their desk. */
export async function joinByInvitation(
  office: MailingInstallation,
  browser: Browser,
  page: Page,
  { username, role, communities = [] }: Invited,
): Promise<void> {
  const email = `${username}@evergrove.example`
  const administrator = await browser.newPage()
  await signIn(office, administrator, FIRST.username)
  await openFromMenu(administrator, 'People')
  await administrator.getByRole('link', { name: 'Invite someone' }).click()
  await administrator.getByLabel('Email', { exact: true }).fill(email)
  await administrator.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  for (const name of communities) await administrator.getByRole('checkbox', { name }).click()
  await administrator.getByRole('button', { name: 'Invite', exact: true }).click()
  await administrator.getByRole('heading', { name: `${email} is invited` }).waitFor()
  await administrator.context().close()

  const mail = await until('the invitation is there', () =>
    office.sink.messages.find(({ to }) => to.includes(email)),
  )
  const link = /\/login\?invitation=[\w-]+/.exec(mail.parsed.text ?? '')?.[0]
  await open(page, office.url + link)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/admin')
}

/** Signs in on the login page and waits for the desk. */
export async function signIn({ url }: { url: string }, page: Page, username: string): Promise<void> {
  await open(page, `${url}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin')
}

/** Opens a page from the menu, unfolding its group first. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const here = page.locator('a').filter({ has: page.getByText(name, { exact: true }) })
  const entry = menu.locator(here).first()
  await expect(entry).toBeAttached()
  if (!(await entry.isVisible())) {
    const group = menu.locator('li', { has: here }).first()
    await group.getByRole('button', { name: /^Pages in / }).click()
  }
  await entry.click()
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // Before hydration, the browser itself would submit the form.
  await page.waitForLoadState('networkidle')
}
