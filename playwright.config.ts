import { defineConfig } from 'playwright/test'
import { launchOptions } from './tests/support/browsers'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/e2e-server.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // The summary lists tests that pass only on retry, so that they get fixed.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // Generous, because a slow response on a busy machine is not a defect.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    // Set by the global setup before the workers load this file.
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    headless: true,
    // One context and page per worker, reset before each test: starting them cost more than most tests.
    reuseContext: true,
    // Tracing costs more than the tests themselves; E2E_TRACE=1 turns it on.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    // Animations took a fifth of the browser's time; the family journeys turn them back on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
