import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { runNode } from './command.mjs'
import { fingerprint, isCurrent, record } from './fingerprint.mjs'
import { step } from './progress.mjs'

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/seed',
  'server.ts',
  'middleware.ts',
  'next.config.mjs',
]
const SETTINGS = [
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'scripts/compile-hints.mjs',
  'scripts/precompress.mjs',
]

/** Builds the site if its sources changed. `quiet` shows the build's output only on failure. */
export async function ensureBuild({ quiet = false } = {}) {
  const current = sourcesFingerprint()
  if (existsSync(join(root, '.next', 'BUILD_ID')) && isCurrent('build', current)) return
  await step('Building the site (a minute or so)', 'Built the site', () =>
    runNode('The build', 'scripts/build.mjs', [], { quiet }),
  )
}

export function recordBuild() {
  record('build', sourcesFingerprint())
}

function sourcesFingerprint() {
  // Next inlines NEXT_PUBLIC_* into browser code.
  const inlined = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return fingerprint([...SOURCES, ...SETTINGS], JSON.stringify(inlined.sort()))
}
