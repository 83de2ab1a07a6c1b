import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { io } from 'next/cache'
import { cachedValue, dependsOn } from '@/lib/platform/cache/value-cache'
import { env } from '@/lib/platform/env'

export { announceExpiry, expireNow, recordTag } from '@/lib/platform/cache/expiry'

const MAX_NAME_LENGTH = 200

/**
 * Caches a read per arguments (plain data) until a tag named with `cached` expires; results are frozen.
 * Runs only at request time: `next build` has no database.
 * export const getTeam = atRequest(async () => { cached('team_members'); return … })
 */
export function atRequest<A extends unknown[], R>(
  read: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const name = randomUUID()
  return async (...args) => {
    await io()
    return cachedValue(name + shortKey(JSON.stringify(args)), () => read(...args), bytesOf)
  }
}

/** Caches made elements, for a limited time as they may depend on the clock; never in development. */
export function cachedFor<P, R>(
  maxAgeSeconds: number,
  make: (props: P) => Promise<R>,
): (props: P) => Promise<R> {
  const keep = atRequest(async (props: P) => {
    dependsOn([], maxAgeSeconds)
    return make(props)
  })
  return async (props) => {
    await io()
    return env().NODE_ENV === 'production' ? keep(props) : make(props)
  }
}

/** First statement of a cached read: its result is dropped when one of the tags expires. */
export function cached(...names: string[]): void {
  dependsOn(names)
}

function shortKey(args: string): string {
  return args.length > MAX_NAME_LENGTH ? createHash('sha256').update(args).digest('base64url') : args
}

function bytesOf(value: unknown): number {
  return 3 * (JSON.stringify(value)?.length ?? 0)
}
