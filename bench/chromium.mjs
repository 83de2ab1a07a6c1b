import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The browser the tests use (playwright.config.ts). */
export function chromiumPath() {
  const places = [process.env.PLAYWRIGHT_CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  const found = places.find((path) => path && existsSync(path))
  if (!found) throw new Error('There is no Chromium; set PLAYWRIGHT_CHROMIUM_PATH')
  return found
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function openChromium() {
  return await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS, headless: true })
}
