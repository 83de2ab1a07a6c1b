import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root.mjs'
import { canReach, databaseAccount, ownerOf } from './account.mjs'

/** Accessible to every account, but world-writable: hence the owner check below. */
const SHARED = '/var/tmp'

export function sharedFolder(suffix = '') {
  return join(SHARED, `porchlight-${createHash('sha256').update(root).digest('hex').slice(0, 12)}${suffix}`)
}

/**
 * Creates the embedded PostgreSQL's folder in `dataDir` or, if that is inaccessible, in /var/tmp.
 * @returns {{ folder: string, account: import('./account.mjs').Account | undefined }}
 */
export function databasePlace(dataDir) {
  const candidates = [join(resolve(root, dataDir), 'postgres'), sharedFolder()]
  // Existing data wins, so that a changed permission never starts an empty database.
  candidates.sort((a, b) => Number(existsSync(join(b, 'data'))) - Number(existsSync(join(a, 'data'))))
  const refusals = []
  for (const folder of candidates) {
    try {
      return { folder, account: prepare(folder) }
    } catch (error) {
      if (error instanceof ForeignFolder) throw error
      refusals.push(error.message)
    }
  }
  throw new Error(`No usable folder for the embedded database:\n  ${refusals.join('\n  ')}`)
}

/** Not skipped: an empty database elsewhere would look like data loss. */
class ForeignFolder extends Error {}

/** Makes the folder private to the database account. @throws Error when it cannot be used */
export function prepare(folder) {
  const account = databaseAccount(join(folder, 'data'))
  const parent = join(folder, '..')
  mkdirSync(parent, { recursive: true })
  if (!canReach(parent, account)) throw new Error(`The database account cannot access ${parent}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = ownerOf(folder)
  const allowed = [process.getuid?.(), account?.uid]
  if (process.getuid && !allowed.includes(owner?.uid)) {
    throw new ForeignFolder(
      `${folder} belongs to another user. Start as that user, or remove the folder to start over.`,
    )
  }
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
  return account
}
