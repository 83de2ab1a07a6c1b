import { openPhone } from './phone.mjs'

/** Milliseconds without network activity. */
const QUIET_MS = 1_500

/**
 * Loads a page as a phone does on the first visit, without scrolling; `bytes` are body bytes as sent.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<FirstView>}
 * @typedef {{ url: string, type: string, mime: string, encoding: string, bytes: number }} Loaded
 * @typedef {{ url: string, element: string } | null} Largest
 * @typedef {{ loaded: Loaded[], largest: Largest, html: string, link: string }} FirstView
 */
export async function firstView(browser, url) {
  const { page, session, close } = await openPhone(browser)
  try {
    const loaded = await recordNetwork(session)
    await page.addInitScript(rememberLargest)
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
    const largest = await page.evaluate(() => globalThis.largestPaint ?? null)
    // Preloads are in the document's head or in the Link header.
    return { loaded, largest, html: await answer.text(), link: (await answer.headerValue('link')) ?? '' }
  } finally {
    await close()
  }
}

async function recordNetwork(session) {
  const started = new Map()
  const loaded = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? 'identity'
    // At this point the protocol has counted only the header.
    const header = response.encodedDataLength
    started.set(requestId, { url: response.url, type, mime: response.mimeType, encoding, header })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = started.get(requestId)
    if (!response || response.url.startsWith('data:')) return
    const { header, ...rest } = response
    loaded.push({ ...rest, bytes: encodedDataLength - header })
  })
  await session.send('Network.enable')
  return loaded
}

/** Runs in the page: stores the largest contentful paint entry. */
function rememberLargest() {
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries()) {
      globalThis.largestPaint = { url, element: element?.outerHTML.slice(0, 200) ?? '' }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
