import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright/test'

/** Debian's places (scripts/test/browser.mjs installs both). */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

const named = process.env.PLAYWRIGHT_CHROMIUM_PATH
const first = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A whole Chromium draws two pages of its own for the address bar of each window, which nobody sees: a quarter of the work of
  // opening one. Of such lists the last counts, so Playwright's own, as far as it matters here, stands in it too.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
]

/** What the tests run in: the engine without a window's frame, a seventh faster, where it is there. Without a path, Playwright's own. */
export const launchOptions: LaunchOptions = { executablePath: first(named, SHELL, WHOLE), args }

const whole = first(named, WHOLE)

/** For what only a whole Chromium has, such as notifications: a test file's `test.use(wholeBrowser)`. */
export const wholeBrowser = {
  channel: whole ? undefined : 'chromium',
  launchOptions: { executablePath: whole, args } satisfies LaunchOptions,
}
