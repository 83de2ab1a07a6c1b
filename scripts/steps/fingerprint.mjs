import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'

/** SHA-256 of files and folders (relative to the checkout; missing ones are skipped) and of `text`. */
export function fingerprint(paths, text = '') {
  const hash = createHash('sha256').update(text)
  for (const path of [...paths].sort()) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(root, path)
  const stat = statSync(full, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isDirectory()) for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`)
  else hash.update(`\n${path}\n`).update(readFileSync(full))
}

export function isCurrent(name, value) {
  const file = recordOf(name)
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

export function record(name, value) {
  const file = recordOf(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

function recordOf(name) {
  return join(root, '.build', 'fingerprints', name)
}
