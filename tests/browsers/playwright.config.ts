import { defineConfig } from 'playwright/test'
import { FAMILY_BROWSERS } from '@/scripts/test/family-browsers.mjs'
import type { BrowserOption } from '@/tests/browsers/journey'

// One server and one browser per project. Playwright runs the tests; the browsers are driven by others, see
// browser-window.ts.
export default defineConfig<object, BrowserOption>({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  projects: FAMILY_BROWSERS.map(({ name }) => ({ name, workers: 1, use: { familyBrowser: name } })),
})
