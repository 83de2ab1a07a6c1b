import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { runNode } from '../steps/command.mjs'
import { say } from '../steps/progress.mjs'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

/** Ensures a Chromium for Playwright: PLAYWRIGHT_CHROMIUM_PATH, the system's, Playwright's, or Debian's. */
export async function ensureBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH is ${named}, which does not exist.`)
  if (named || existsSync(SYSTEM_BROWSERS[0])) return
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return
  say('Installing a browser for the end-to-end tests')
  try {
    await runNode('playwright install', 'node_modules/playwright/cli.js', ['install', 'chromium'])
  } catch (error) {
    if (installedFromDebian()) return
    const ways =
      'install Chromium and set PLAYWRIGHT_CHROMIUM_PATH, or run: npx playwright install --with-deps chromium'
    throw new Error(`${error.message}\nThe end-to-end tests need a browser: ${ways}`)
  }
}

function installedFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  // Separately, because the tests also run without the headless shell.
  for (const path of SYSTEM_BROWSERS)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', basename(path)], options)
  return existsSync(SYSTEM_BROWSERS[0])
}
