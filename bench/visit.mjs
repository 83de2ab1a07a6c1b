import { openPhone } from './phone.mjs'

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms round trip, a quarter of the CPU speed. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

/**
 * Opens a page with an empty cache, then taps through the others, each once the previous is idle.
 * @param {import('playwright').Browser} browser
 * @param {string[]} paths
 * @returns {Promise<{ bytes: number, waits: number[] }>} wire bytes; milliseconds until each heading is
 *   painted
 */
export async function visit(browser, origin, paths) {
  const { page, session, close } = await openPhone(browser)
  try {
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const [first, ...others] = paths
    const began = performance.now()
    await page.goto(origin + first, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor()
    const waits = [performance.now() - began]
    for (const path of others) {
      await untilReady(page)
      waits.push(await headingAfterTap(page, path))
    }
    await untilReady(page)
    return { bytes, waits }
  } finally {
    await close()
  }
}

export async function untilReady(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** Taps a link to a path. @returns {Promise<number>} milliseconds until the heading there is painted */
export async function headingAfterTap(page, path) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'tapped', textContent: 'Tap' })
    link.style.cssText =
      'position:fixed;inset:200px auto auto 100px;padding:40px;z-index:9999;background:white'
    document.querySelector('main').append(link)
    const former = new Set([...document.querySelectorAll('h1')].filter((shown) => shown.checkVisibility()))
    globalThis.headingShown = new Promise((resolve) => {
      let tapped = 0
      link.addEventListener('click', (event) => {
        tapped = event.timeStamp
        // React hides the page instead of removing it.
        setTimeout(() => link.remove())
      })
      const look = () => {
        const heading = [...document.querySelectorAll('h1')].find(
          (shown) => shown.checkVisibility() && !former.has(shown),
        )
        // Painted by the next frame.
        if (tapped && heading)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tapped)))
        else requestAnimationFrame(look)
      }
      look()
    })
  }, path)
  await page.locator('#tapped').tap()
  return await page.evaluate(() => globalThis.headingShown)
}
