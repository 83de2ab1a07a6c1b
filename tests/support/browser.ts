import { type BrowserContext, test as base, type CDPSession, expect, type Page } from 'playwright/test'

type Options = {
  /** Console errors and uncaught page errors that a test provokes on purpose. */
  expectedErrors: RegExp[]
  /** The test's own client address, so that tests never use up each other's rate limits. */
  clientAddress: string
  /** Gives contexts that a test opens itself the address, and closes them after the test. */
  otherContexts: undefined
}

/**
 * Playwright's `test` for Porchlight: console errors and uncaught exceptions on the page fail the test, and
 * each test has its own client address.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  clientAddress: async ({}, use, { testId, retry }) => {
    await use(addressOf(`${testId}${retry}`))
  },

  // Not through the option `extraHTTPHeaders`: a context is reused only between tests with equal options.
  context: async ({ context, clientAddress }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': clientAddress })
    const sessions: CDPSession[] = []
    const open = context.newCDPSession
    context.newCDPSession = async (target) => {
      const session = await open.call(context, target)
      sessions.push(session)
      return session
    }
    await use(context)
    context.newCDPSession = open
    // An override made in an open session, such as the screen's metrics, would reach the next test.
    await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)))
  },

  request: async ({ playwright, clientAddress }, use) => {
    const request = await playwright.request.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': clientAddress },
    })
    await use(request)
    await request.dispose()
  },

  otherContexts: [
    async ({ browser, clientAddress }, use) => {
      const opened: BrowserContext[] = []
      const open = browser.newContext
      browser.newContext = async ({ extraHTTPHeaders, ...options } = {}) => {
        const headers = { 'x-forwarded-for': clientAddress, ...extraHTTPHeaders }
        const context = await open.call(browser, { ...options, extraHTTPHeaders: headers })
        opened.push(context)
        return context
      }
      await use(undefined)
      browser.newContext = open
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],

  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitHydration(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      // The browser itself logs error responses, such as 401 of our API, or 404 of a page a test opens.
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
 * Makes `goto` wait for hydration: scripts load after the first paint, which can be after the load event.
 * Detected by React's mark on the body, if the page has React. For pages that a test opens itself.
 */
export function awaitHydration(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (...call) => {
    const answer = await open(...call)
    await page.waitForFunction(
      () => !('__next_f' in self) || Object.keys(document.body).some((key) => key.startsWith('__react')),
    )
    return answer
  }
}

/** Derives an address in the benchmark network 198.18.0.0/15 from the seed. */
function addressOf(seed: string): string {
  let hash = 0
  for (const character of seed) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  return `198.${18 + ((hash >>> 16) & 1)}.${(hash >>> 8) & 255}.${hash & 255}`
}
