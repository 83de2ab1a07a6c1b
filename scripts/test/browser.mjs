import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runNode } from '../steps/command.mjs'
import { say } from '../steps/progress.mjs'

const SYSTEM_BROWSER = '/usr/bin/chromium'

/** Makes sure that Playwright finds a Chromium: a named one, the system's, Playwright's own, or one installed now. */
export async function ensureBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, which is not there.`)
  if (named || existsSync(SYSTEM_BROWSER)) return
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
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  return existsSync(SYSTEM_BROWSER)
}
