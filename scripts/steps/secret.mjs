import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.mjs'

/**
 * The secret that signs sessions: NEXTAUTH_SECRET, else one made on the first start and kept in the data folder,
 * readable by its owner alone, so that sessions outlive a restart.
 */
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
