import 'server-only'
import { join, resolve } from 'node:path'
import { env } from '@/lib/platform/env'

/** Absolute; everything the installation writes is below it. */
export function dataDir(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR)
}

export function mediaDir(): string {
  return join(dataDir(), 'media')
}

/** Files without a public address. */
export function privateDir(): string {
  return join(dataDir(), 'private')
}

export function incomingDir(): string {
  return join(dataDir(), 'incoming')
}
