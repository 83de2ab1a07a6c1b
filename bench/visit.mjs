import { openPhone } from './phone.mjs'

/** A phone on a slow line, as Lighthouse simulates it: 1.6 Mbit/s, 150 ms there and back, a quarter of the speed. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

/**
 * A visit: one page opened with an empty cache, the others by tapping a link, each when the one before it is silent.
 * @param {import('playwright').Browser} browser
 * @param {string[]} paths
 * @returns {Promise<{ bytes: number, waits: number[] }>} everything as it came over the wire, and the milliseconds from
 *   opening or tapping until the heading of each page is painted
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

/** Silent, and React answers taps. */
export async function untilReady(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/**
 * Taps a link to a path and waits until the heading of the page there has been painted.
 * @returns {Promise<number>} milliseconds between the two, by the browser's clock
 */
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
        // The page it stands in is put away, not thrown away.
        setTimeout(() => link.remove())
      })
      const look = () => {
        const heading = [...document.querySelectorAll('h1')].find(
          (shown) => shown.checkVisibility() && !former.has(shown),
        )
        // The frame after the one in which it stands has painted it.
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
