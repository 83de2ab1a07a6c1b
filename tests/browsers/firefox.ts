import { type ElementHandle, type JSHandle, launch, type Page } from 'puppeteer-core'
import type { BrowserWindow, Engine, Found } from '@/tests/browsers/browser-window'

/** Starts Firefox, which speaks WebDriver BiDi itself, without geckodriver. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: 150_000,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  return {
    version: await browser.version(),
    async openWindow() {
      const context = await browser.createBrowserContext()
      return windowOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  return {
    async goTo(url) {
      await page.goto(url, { timeout: 60_000 })
    },
    async goBack() {
      // Puppeteer waits in vain for the load event of a page that Firefox had kept.
      await page.evaluate(() => {
        setTimeout(() => history.back())
      })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (inPage, input) => page.evaluate(inPage as never, input) as never,
    async find(inPage, input) {
      const handle: JSHandle = await page.evaluateHandle(inPage as never, input)
      const element = handle.asElement()
      return element && foundOf(element as ElementHandle<HTMLElement>)
    },
    pressEscape: () => page.keyboard.press('Escape'),
    async screenshot() {
      return Buffer.from(await page.screenshot())
    },
    close,
  }
}

function foundOf(element: ElementHandle<HTMLElement>): Found {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    run: (inPage, input) => element.evaluate(inPage as never, input) as never,
  }
}
