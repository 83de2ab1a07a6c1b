import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { runProgram } from './command.mjs'
import { say, step } from './progress.mjs'

const MINIMUM_NODE = [20, 19]
/** Node 20 has had no security fixes since April 2026. */
const SUPPORTED_SINCE = 22

let isChecked = false

/** Says once when this Node is out of support. @throws Error when it is too old for our packages */
export function checkNodeVersion() {
  if (isChecked) return
  isChecked = true
  const { node } = process.versions
  const [major, minor] = node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = MINIMUM_NODE
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
    throw new Error(
      `Node ${MINIMUM_NODE.join('.')} or newer is required; this is ${node}. See https://nodejs.org`,
    )
  if (major < SUPPORTED_SINCE)
    say(`Node ${major} still works, but has been out of support since April 2026: Node 24 is recommended`)
}

/** Installs the lockfile's packages unless they are installed already. Dependency scripts do not run. */
export async function ensurePackages() {
  if (packagesMatchLockfile()) return
  // Development packages regardless of NODE_ENV: the build and the tests need them.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const install = () =>
    npm?.endsWith('.js')
      ? runProgram('npm ci', process.execPath, [npm, ...args], { quiet: true })
      : runProgram('npm ci', 'npm', args, { quiet: true })
  await step('Installing packages from the lockfile (about a minute)', 'Installed the packages', () =>
    install().catch((error) => {
      throw new Error(readableError(error.message))
    }),
  )
}

function readableError(message) {
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(message)
  return isOffline
    ? 'The packages could not be downloaded: npm could not reach its registry. Check the network and try again.'
    : message
}

/** Compares versions, because a git checkout changes every file's date. */
function packagesMatchLockfile() {
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  const wanted = Object.entries(lockedPackages(join(root, 'package-lock.json')) ?? {})
  return wanted.every(
    ([path, { version, optional, peer }]) =>
      path === '' || installed[path]?.version === version || (!installed[path] && (optional || peer)),
  )
}

function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
