import 'server-only'
import { join, resolve } from 'node:path'
import { env } from '@/lib/platform/env'

/** Everything the installation writes lives below this folder (absolute). */
export function dataDir(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR)
}

/** Where the local storage driver keeps uploaded pictures and files, served under /media. */
export function mediaDir(): string {
  return join(dataDir(), 'media')
}

/** Files that are handed out one by one and served under no address of their own. */
export function privateDir(): string {
  return join(dataDir(), 'private')
}

/** Where uploads lie while they arrive. */
export function incomingDir(): string {
  return join(dataDir(), 'incoming')
}
