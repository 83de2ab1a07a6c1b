import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { hearAnnouncements, readAloud } from '@/tests/support/read-aloud'

/** The focused element: its name, and whether it and its focus ring are visible and uncovered. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max(top + Math.min(height / 2, 20), 1), innerHeight - 1)
    const onTop = document.elementFromPoint(x, y)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const name = element.ariaLabel || element.textContent?.trim() || element.getAttribute('name') || ''
    return {
      tag: element.tagName,
      name: name.slice(0, 60),
      isUncovered: onTop !== null && (element.contains(onTop) || onTop.contains(element)),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
}

/** Presses Tab until the wanted element has focus, checking each stop on the way. */
async function tabTo(page: Page, isThere: (name: string) => boolean, maxStops = 80): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab')
    const { tag, name, isUncovered, hasRing } = await focused(page)
    if (tag === 'BODY') continue
    expect.soft(hasRing, `the focus is seen on ${tag} ${name}`).toBe(true)
    expect.soft(isUncovered, `nothing covers ${tag} ${name}`).toBe(true)
    if (isThere(name)) return
  }
  throw new Error(`Not reached with ${maxStops} presses of Tab`)
}

const STEP_1 =
  'Start with a name and a number. Then tell us your preferred date and time, or choose them with us when we call.'
const STEP_2 = 'Thank you, Ruth. Everything here is optional.'

test('E6, E7, E9, E17, E26, E31: from the home page to the confirmation with the keyboard alone, read aloud', async ({
  page,
}) => {
  const announced = await hearAnnouncements(page)
  await page.goto('/')
  await page.keyboard.press('Tab')
  expect((await focused(page)).name).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main').first()).toBeFocused()

  // Across the page to a community.
  await tabTo(page, (name) => name.includes('Juniper House'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/juniper-house/)
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper House' })).toBeFocused()
  const community = await readAloud(page, { role: 'main' })
  expect(community.filter((line) => /^(heading|button|From)/.test(line)).slice(0, 3)).toEqual([
    'heading: Juniper House, focused, level 1',
    expect.stringMatching(/^From \$[\d,]+ a month/),
    'button: Schedule a tour',
  ])

  // Into the dialog, around in it, out and in again.
  await tabTo(page, (name) => name === 'Schedule a tour')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await expect(dialog.getByText('Juniper House')).toBeVisible()
  expect(await readAloud(page, { role: 'dialog' })).toEqual([
    `dialog: Schedule a Tour, “${STEP_1}”`,
    'heading: Schedule a Tour, level 2',
    STEP_1,
    'Juniper House',
    'form: Contact form',
    'alert',
    'Step 1 of 2',
    'Your name',
    'textbox: Your name, focused, required',
    'Phone number',
    'So a person can call you. We never sell it.',
    'textbox: Phone number, required, “So a person can call you. We never sell it.”',
    'button: Continue',
    'When you press Continue, we keep your name and number, so we can call you if you do not finish.',
    'Rather talk now?',
    'link: Call (720) 555-0162',
    'button: Close dialog',
  ])
  await page.keyboard.type('Ruth Ellis')
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press(stop % 3 === 2 ? 'Shift+Tab' : 'Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveText(/Schedule a tour/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ruth Ellis')

  // An error, corrected.
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Phone number')).toBeFocused()
  await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Please enter a valid phone number/,
  )
  expect(await readAloud(page, { role: 'dialog' })).toContain(
    'textbox: Phone number, invalid entry, focused, required, has 12, “So a person can call you. We never sell it. Please enter a valid phone number”',
  )
  expect(await announced()).toContain('polite: Please enter a valid phone number')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('(303) 555-0177')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Step 2 of 2')).toBeFocused()
  expect(await readAloud(page, { role: 'dialog' })).toEqual([
    `dialog: Schedule a Tour, “${STEP_2}”`,
    'heading: Schedule a Tour, level 2',
    STEP_2,
    'Juniper House',
    'form: Contact form',
    'alert',
    'Step 2 of 2',
    'Email (optional)',
    'textbox: Email (optional)',
    'group',
    'DisclosureTriangle: Day and time (optional), collapsed',
    'What can we help you with?',
    'textbox: What can we help you with?',
    '0 of 1000',
    'button: Back',
    'button: Get My Information',
    'By sending this you agree that we may call you about your request. Consent is not a condition of any service.',
    'link: Privacy',
    'button: Close dialog',
  ])

  // Step 2, back and forth, without losing input.
  await tabTo(page, (name) => name === 'message')
  await page.keyboard.type('A room for my aunt')
  await tabTo(page, (name) => name === 'Back')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Phone number')).toHaveValue('(303) 555-0177')
  await tabTo(page, (name) => name === 'Continue')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('What can we help you with?')).toHaveValue('A room for my aunt')
  await tabTo(page, (name) => name === 'Get My Information')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Request Submitted Successfully!')).toBeFocused()
  expect((await readAloud(page, { role: 'dialog' })).slice(0, 3)).toEqual([
    'dialog: Request Submitted Successfully!',
    'heading: Request Submitted Successfully!, focused, level 2',
    expect.stringMatching(/^We'll contact you /),
  ])
  await tabTo(page, (name) => name === 'See your request')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/tour-scheduled\?txn=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const [path, width] of [
  ['/', 1280],
  ['/communities/juniper-house', 1280],
  ['/communities/juniper-house', 390],
  ['/pricing-and-availability', 1280],
  ['/contact', 390],
] as const) {
  test(`E5, E6: every Tab stop is visible, forwards and backwards: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto(path)
    const stops: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 120; stop++) {
        await page.keyboard.press(key)
        const { tag, name, isUncovered, hasRing } = await focused(page)
        if (tag === 'BODY') break
        stops.push(name)
        expect.soft(hasRing, `${key}: the focus is seen on ${tag} ${name}`).toBe(true)
        expect.soft(isUncovered, `${key}: nothing covers ${tag} ${name}`).toBe(true)
      }
    }
    expect(stops.length).toBeGreaterThan(40)
  })
}

test('E6: focus and input survive when the full form replaces the plain one', async ({ page }) => {
  await page.goto('/contact')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/_next/static/chunks/**', async (route) => {
    await arrived
    await route.continue()
  })
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').focus()
  await page.keyboard.type('Ruth Ellis')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Continue' })).toBeFocused()
  await expect(form).not.toHaveAttribute('novalidate')
  arrive()
  await expect(form).toHaveAttribute('novalidate')
  await expect(form.getByRole('button', { name: 'Continue' })).toBeFocused()
  await expect(form.getByLabel('Your name')).toHaveValue('Ruth Ellis')
})

test('E6: the main menu opens, moves on and closes with the keyboard', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, (name) => name === 'About Us')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'About Us' })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect((await focused(page)).name).toBe('Team')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'About Us' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/team$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
