import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.mjs'

/** NEXTAUTH_SECRET, else a secret that the first start keeps in the data folder, so that sessions survive. */
export function sessionSecret() {
  if (process.env.NEXTAUTH_SECRET) return process.env.NEXTAUTH_SECRET
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  const file = join(dataDir, 'nextauth-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
