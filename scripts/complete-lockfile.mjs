// `node scripts/complete-lockfile.mjs` after `npm install`: adds optional packages of other platforms, which
// npm omits when the registry lacks them and which `npm ci` then requires.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
]
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32']

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d/.test(version) || isLocked(path, name)) continue
    const key = `node_modules/${name}`
    lock.packages[key] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    added.push(key)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} packages for other platforms added to the lockfile`)

/** True when the package at `path` finds `name` in its own node_modules or in one above it. */
function isLocked(path, name) {
  const folders = path.split(/\/?node_modules\//).slice(1)
  for (let depth = folders.length; depth >= 0; depth--) {
    const above = folders.slice(0, depth).map((folder) => `node_modules/${folder}/`)
    if (lock.packages[`${above.join('')}node_modules/${name}`]) return true
  }
  return false
}

/** Reads the platform from the package name: @next/swc-darwin-arm64, rollup-linux-arm-gnueabihf. */
function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc']
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }), ...(os[0] === 'linux' && { libc }) }
}
