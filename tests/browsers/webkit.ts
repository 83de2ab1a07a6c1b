import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { BrowserWindow, Engine, Found } from '@/tests/browsers/browser-window'
import { until } from '@/tests/support/until'

/** The toolbar of WebKit's small browser is otherwise wider than a phone. */
const NARROW_TOOLBAR = `* { min-width: 0; }
button, entry, toolbar, toolitem { padding: 0; margin: 0; border-width: 0; font-size: 1px; }`

/** Starts WebKitGTK's driver on a screen in memory; each window is a session of its own. */
export async function startWebKit(driver: string, xvfb: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR)
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
    screen.stdio[3]?.once('data', (number) => resolve(String(number).trim()))
  })
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      // There is neither a desktop nor a graphics card to wait for.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok)
  const open = () => new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build()
  const first = await open()
  const version = (await first.getCapabilities()).getBrowserVersion() ?? ''
  await first.quit()
  return {
    version: `webkit/${version}`,
    openWindow: async () => windowOf(await open()),
    async close() {
      await stop(service)
      await stop(screen)
      await rm(home, { recursive: true, force: true })
    },
  }
}

function windowOf(driver: WebDriver): BrowserWindow {
  return {
    goTo: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    async resize(width, height) {
      const window = driver.manage().window()
      await window.setRect({ x: 0, y: 0, width, height })
      const inner = await driver.executeScript<number>('return innerHeight')
      await window.setRect({ x: 0, y: 0, width, height: height + (height - inner) })
    },
    run: (inPage, input) => driver.executeScript(inPage as never, input),
    async find(inPage, input) {
      const element = await driver.executeScript<WebElement | null>(inPage as never, input)
      return element && foundOf(element)
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  }
}

function foundOf(element: WebElement): Found {
  const run: Found['run'] = (inPage, input) =>
    element.getDriver().executeScript(inPage as never, element, input)
  return {
    async click() {
      await run(scrollToMiddle, null)
      await element.click()
    },
    type: (text) => element.sendKeys(text),
    run,
  }
}

/** The driver scrolls an element to the very edge of the page and clicks at once, which can miss it. */
function scrollToMiddle(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('exit', resolve))
  if (program.exitCode === null && program.kill('SIGTERM')) await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
