const VIEWPORT = { width: 390, height: 844 }

/** A phone with an empty cache. @param {import('playwright').Browser} browser */
export async function openPhone(browser) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page), close: () => context.close() }
}
