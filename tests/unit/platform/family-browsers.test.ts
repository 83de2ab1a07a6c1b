import { expect, test } from 'vitest'
import { chooseBrowsers, SECONDS_NEEDED } from '@/scripts/test/family-browsers.mjs'

test('an installed browser runs, and a missing one is named with its packages', () => {
  expect(chooseBrowsers(undefined, ({ name }) => name === 'Firefox')).toEqual({
    run: ['Firefox'],
    skipped: ['WebKit (not installed, on Debian: apt-get install webkit2gtk-driver xvfb)'],
  })
})

test('CI skips both, with the reason, when its time would not suffice', () => {
  const installed = () => true
  expect(chooseBrowsers(SECONDS_NEEDED, installed)).toEqual({ run: ['WebKit', 'Firefox'], skipped: [] })
  expect(chooseBrowsers(SECONDS_NEEDED - 1, installed)).toEqual({
    run: [],
    skipped: [
      'WebKit (11 minutes remain, and 12 are needed)',
      'Firefox (11 minutes remain, and 12 are needed)',
    ],
  })
})
