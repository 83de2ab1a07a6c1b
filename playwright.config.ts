import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'

/** The first browser that is there; undefined means Playwright's own (scripts/test/browser.mjs installs it). */
const executablePath = [process.env.PLAYWRIGHT_CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/e2e-server.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // What a busy machine alone can do is not lost in a red run: the summary names it, to be mended.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // On a busy machine a slow answer is no defect.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    // Set by the global setup before the workers read this file.
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    headless: true,
    // Recording every step costs more than the steps; a failure says in words what was on the page. E2E_TRACE=1 records.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    // A fifth of the browser's work was drawing movement that no test looks at; the journeys of a family keep it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
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
      ],
    },
  },
})
