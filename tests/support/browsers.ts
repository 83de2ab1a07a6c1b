import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright/test'

/** Debian's paths (scripts/test/browser.mjs installs both). */
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
  // Full Chromium loads two hidden pages for the address bar of each window, a quarter of the time to open
  // one. Only the last such flag counts, so this one includes the features that Playwright disables and we
  // need.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
]

/** The headless shell where installed, about 15 % faster; otherwise Playwright's own browser. */
export const launchOptions: LaunchOptions = { executablePath: first(named, SHELL, WHOLE), args }

const whole = first(named, WHOLE)

/** For features only full Chromium has, such as notifications: `test.use(wholeBrowser)` in a test file. */
export const wholeBrowser = {
  channel: whole ? undefined : 'chromium',
  launchOptions: { executablePath: whole, args } satisfies LaunchOptions,
}
