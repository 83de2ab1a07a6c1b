import { spawnSync } from 'node:child_process'
import { accessSync, constants, lstatSync } from 'node:fs'

/** @typedef {{ uid: number, gid: number }} Account */

const USERS = ['postgres', '_postgres']

/**
 * Undefined for our own account; as root, which PostgreSQL refuses: the data's owner, `postgres` or `no one`.
 * @param {string} existing data folder of an earlier start, which may not exist
 * @returns {Account | undefined}
 */
export function databaseAccount(existing) {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(existing)
  if (owner && owner.uid !== 0) return owner
  for (const user of USERS) {
    const account = lookUp(user)
    if (account) return account
  }
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ])
  const account = lookUp('postgres') ?? lookUp('nobody')
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and there is no other account. Set DATABASE_URL.')
  return account
}

function lookUp(user) {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

export function ownerOf(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat && !stat.isSymbolicLink() ? { uid: stat.uid, gid: stat.gid } : undefined
}

export function canReach(path, account) {
  if (account) return spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
