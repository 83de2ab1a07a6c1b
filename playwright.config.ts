import { defineConfig } from 'playwright/test'
import { launchOptions } from './tests/support/browsers'

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
    launchOptions,
  },
})
