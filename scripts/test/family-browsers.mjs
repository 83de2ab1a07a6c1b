// Browsers of families beside Chromium, for `npm test -- browsers`: Firefox, and WebKitGTK, which has the
// engine of Safari.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from '../steps/progress.mjs'

/** A run with both takes about half of this; the rest is for a busy machine. */
export const SECONDS_NEEDED = 12 * 60

/** `programs` have several names where systems differ; `packages` are Debian's. */
export const FAMILY_BROWSERS = [
  {
    name: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  { name: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
]

/** @param {string[]} names @returns {string | undefined} the first program of these names on the PATH */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

export const isInstalled = ({ programs }) => programs.every((names) => findProgram(...names))

/**
 * Names the browsers that run, and says plainly why another one does not.
 * @param {number | undefined} secondsLeft no limit when undefined
 * @returns {{ run: string[], skipped: string[] }}
 */
export function chooseBrowsers(secondsLeft, installed = isInstalled) {
  const late = secondsLeft !== undefined && secondsLeft < SECONDS_NEEDED
  const minutes = (seconds) => Math.max(0, Math.floor(seconds / 60))
  const reasonOf = (browser) => {
    if (!installed(browser)) return `not installed, on Debian: apt-get install ${browser.packages.join(' ')}`
    return late && `${minutes(secondsLeft)} minutes remain, and ${minutes(SECONDS_NEEDED)} are needed`
  }
  const judged = FAMILY_BROWSERS.map((browser) => ({ name: browser.name, reason: reasonOf(browser) }))
  return {
    run: judged.filter(({ reason }) => !reason).map(({ name }) => name),
    skipped: judged.filter(({ reason }) => reason).map(({ name, reason }) => `${name} (${reason})`),
  }
}

/**
 * Starts to install missing browsers at low priority where it can, as root on Debian. Never fails: what could
 * not be installed is skipped.
 * @returns {Promise<void>} settles when the installation has ended
 */
export async function installFamilyBrowsers() {
  const packages = FAMILY_BROWSERS.filter((browser) => !isInstalled(browser)).flatMap((each) => each.packages)
  if (packages.length === 0) return
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) {
    say('Firefox and WebKit are not installed, which takes root and apt-get')
    return
  }
  say(`Installing ${packages.join(', ')} in the background`)
  const bounds = [
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=30',
    '-o',
    'DPkg::Lock::Timeout=300',
  ]
  await aptGet([...bounds, 'update'])
  const isDone = await aptGet([...bounds, 'install', '-y', '--no-install-recommends', ...packages])
  if (!isDone) say(`${packages.join(', ')} could not be installed`)
}

function aptGet(args) {
  const nice = findProgram('nice')
  const [program, ...first] = nice ? [nice, '-n', '19', 'apt-get'] : ['apt-get']
  return new Promise((resolve) => {
    // In a process group of its own: ended in the middle, dpkg would leave the machine in need of repair.
    const child = spawn(program, [...first, ...args], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
