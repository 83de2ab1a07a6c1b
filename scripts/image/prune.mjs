// `node scripts/image/prune.mjs`: removes from node_modules what a running image never reads (Dockerfile).
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../root.mjs'
import { isUnneededFile, isUnneededPackage } from './unneeded.mjs'

const modules = join(root, 'node_modules')
let removed = 0

for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  const name = path
    .slice(path.lastIndexOf(`node_modules${sep}`) + 'node_modules/'.length)
    .replaceAll(sep, '/')
  if (!isUnneededPackage(packageOf(name)) && !isUnneededFile(entry.name)) continue
  if (!entry.isFile()) continue
  removed += statSync(path).size
  rmSync(path)
}
console.log(`Removed ${Math.round(removed / 1_000_000)} MB from node_modules`)

/** @param {string} path below node_modules */
function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
