import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { io } from 'next/cache'
import { dependsOn, kept } from '@/lib/platform/cache/kept-values'
import { env } from '@/lib/platform/env'

export { announceExpiry, expireNow, expireTags, tags } from '@/lib/platform/cache/expiry'

const MAX_NAME_LENGTH = 200

/**
 * Keeps the answers of a read in memory, one for each list of arguments, until a tag it names with `cached` expires. It
 * happens at request time and never while `next build` prerenders: the build has no database, and a page built against one
 * database must not be served from another.
 *
 *     export const getTeam = atRequest(async () => { cached(tags.list('team_members')); return … })
 *
 * Arguments are plain data. Answers are shared and frozen: `toSorted`, not `sort`.
 */
export function atRequest<A extends unknown[], R>(
  read: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const name = randomUUID()
  return async (...args) => {
    await io()
    return kept(name + brief(JSON.stringify(args)), () => read(...args), bytesOf)
  }
}

/**
 * Keeps what is made of several reads in the same way, for each props (plain data): until one of their tags expires, and no
 * longer than so many seconds, because it may depend on the clock. In development elements change with the code, and React
 * writes into them: they are made each time.
 */
export function keptFor<P, R>(
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

/** First statement of every read: keeps its answer until one of the tags expires. */
export function cached(...names: string[]): void {
  dependsOn(names)
}

/** A name is held beside its value: that of a long list of ids is its digest. */
function brief(args: string): string {
  return args.length > MAX_NAME_LENGTH ? createHash('sha256').update(args).digest('base64url') : args
}

/** Strings take two bytes a letter at most, and objects some for their shape. */
function bytesOf(value: unknown): number {
  return 3 * (JSON.stringify(value)?.length ?? 0)
}
