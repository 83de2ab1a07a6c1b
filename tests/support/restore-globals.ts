import { afterEach, beforeEach, vi } from 'vitest'

/** Globals that tests replace. Marks that libraries leave on the global object are ignored. */
const NAMES = [
  'Date',
  'Math',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'WebSocket',
  'crypto',
  'performance',
  'navigator',
  'window',
  'document',
  'location',
  'history',
  'matchMedia',
  'localStorage',
  'sessionStorage',
  'IntersectionObserver',
  'MutationObserver',
  'requestAnimationFrame',
]
const globals = new Map(NAMES.map((name) => [name, Reflect.get(globalThis, name)]))
/** lib/platform/env.ts derives the first from SITE_URL; sharp sets the second when it is first imported. */
const SET_ON_USE = ['NEXTAUTH_URL', 'VIPSHOME']
let environment: Record<string, string | undefined> = {}

beforeEach(() => {
  environment = { ...process.env }
})

// Unit test files share a process, so a replaced global would leak into the next file.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const left = [...restoreEnvironment(), ...restoreGlobals()]
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`)
})

function restoreEnvironment(): string[] {
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)])
  const changed = [...names].filter(
    (name) => !SET_ON_USE.includes(name) && environment[name] !== process.env[name],
  )
  for (const name of changed) {
    if (environment[name] === undefined) delete process.env[name]
    else process.env[name] = environment[name]
  }
  return changed.map((name) => `environment ${name}`)
}

function restoreGlobals(): string[] {
  const changed = [...globals].filter(([name, before]) => Reflect.get(globalThis, name) !== before)
  for (const [name, before] of changed) {
    if (before === undefined) Reflect.deleteProperty(globalThis, name)
    else Reflect.set(globalThis, name, before)
  }
  return changed.map(([name]) => `global ${name}`)
}
