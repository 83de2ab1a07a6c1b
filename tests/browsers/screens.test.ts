import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'playwright/test'
import { test } from '@/tests/browsers/journey'
import { givenCounselor, signIn } from '@/tests/browsers/sign-in'
import { button, dialog, field, type Visitor } from '@/tests/browsers/visitor'

/** For people to look at; Playwright empties its own folder before each run. */
const PICTURES = resolve('.build', 'browsers')

const PAGES = {
  home: '/',
  community: '/communities/juniper-house',
  prices: '/pricing-and-availability',
  quiz: '/care-navigator',
  contact: '/contact',
  'sign-in': '/login',
}

const SIZES = [
  [390, 844],
  [1280, 900],
] as const

async function keep(visitor: Visitor, browser: string, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  writeFileSync(join(PICTURES, `${name}-${browser.toLowerCase()}.png`), await visitor.screenshot())
}

const overflow = () => document.documentElement.scrollWidth - innerWidth

for (const [width, height] of SIZES) {
  test(`no public page is wider than the screen at ${width} px`, async ({ visitor, familyBrowser }) => {
    await visitor.resizes(width, height)
    for (const [name, path] of Object.entries(PAGES)) {
      await visitor.opens(path)
      expect(await visitor.measures(overflow), path).toBeLessThanOrEqual(0)
      await keep(visitor, familyBrowser, `${name}-${width}`)
    }
  })

  test(`the desk is no wider than the screen at ${width} px`, async ({ visitor, familyBrowser, site }) => {
    await givenCounselor(site)
    await visitor.resizes(width, height)
    await signIn(visitor)
    await visitor.opens('/admin/tour-requests')
    expect(await visitor.measures(overflow)).toBeLessThanOrEqual(0)
    await keep(visitor, familyBrowser, `desk-${width}`)
  })
}

test('above the keyboard of a phone the dialog fits, and its button can be reached', async ({
  visitor,
  familyBrowser,
}) => {
  await visitor.resizes(390, 844)
  await visitor.opens('/')
  await visitor.clicks(button('Schedule a tour'))
  const form = dialog('Schedule a Tour')
  await visitor.sees(field('Your name', form))
  await keep(visitor, familyBrowser, 'dialog-390')
  // The part of the screen that the keyboard does not cover.
  await visitor.resizes(390, 430)
  await visitor.types(field('Your name', form), 'Ruth Adler')
  const { top, bottom } = await visitor.measures(() => {
    const box = document.querySelector('[role=dialog]')?.getBoundingClientRect()
    return { top: box?.top ?? -1, bottom: innerHeight - (box?.bottom ?? 0) }
  })
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeGreaterThanOrEqual(0)
  await keep(visitor, familyBrowser, 'dialog-with-keyboard-390')
  await visitor.types(field('Phone number', form), '(303) 555-0164')
  await visitor.clicks(button('Continue', form))
  await visitor.sees(button('Get My Information', form))
  await visitor.resizes(390, 844)
  await visitor.clicks(button('Day and time', form))
  await visitor.sees(field('Preferred day', form))
  await keep(visitor, familyBrowser, 'dialog-date-390')
})
