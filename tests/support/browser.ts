import { test as base, expect, type Page } from 'playwright/test'

type Options = {
  /** Console errors and uncaught page errors a test provokes on purpose. */
  expectedErrors: RegExp[]
}

/**
 * Playwright's `test` for Porchlight: a page whose console error or uncaught exception fails the test, and a visitor's
 * address of its own for every test, so that one test's sign-ins and leads never use up another's rate limits.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  extraHTTPHeaders: async ({}, use, { testId, retry }) => {
    await use({ 'x-forwarded-for': addressOf(`${testId}${retry}`) })
  },

  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitReact(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      // The browser itself reports answers of our API such as 401; the application decides what they mean.
      // So it does of the page that tests open because it is not there.
      const refusedCall =
        message.text().startsWith('Failed to load resource') &&
        /\/api\/|\/no-such-page$/.test(message.location().url)
      if (message.type() === 'error' && !refusedCall) errors.push(message.text())
    })
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

export { expect }

/**
 * Makes `goto` end when React has taken over, as a person is slower than that: scripts come after the first paint, which can
 * be after the load event. React's mark on the body tells; pages without React are taken as they are. For pages that a test
 * opens itself, for a stranger beside its own.
 */
export function awaitReact(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (...call) => {
    const answer = await open(...call)
    await page.waitForFunction(
      () => !('__next_f' in self) || Object.keys(document.body).some((key) => key.startsWith('__react')),
    )
    return answer
  }
}

/** An address of the benchmark network 198.18.0.0/15, always the same for the same test. */
function addressOf(seed: string): string {
  let hash = 0
  for (const character of seed) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  return `198.${18 + ((hash >>> 16) & 1)}.${(hash >>> 8) & 255}.${hash & 255}`
}
