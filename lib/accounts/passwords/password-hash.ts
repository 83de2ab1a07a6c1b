import 'server-only'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { atMost } from '@/lib/platform/at-most'
import { unavailable } from '@/lib/platform/errors'

/** argon2id is the library's default algorithm; its enum cannot be imported under isolatedModules. */
const PARAMETERS = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 }

/** Each hash takes 64 MiB and a thread of libuv's pool of four, which file and DNS work need too. */
const oneAfterAnother = atMost(2, {
  waiting: 100,
  refuse: () => unavailable(5, 'Many people are signing in. Please try again in a few seconds'),
})

/** A hash under the current parameters that no password matches: what an unknown username is checked against. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$4AEtSC7kNqVKVdb1wM/aVQ$OdXzzsK4f/C8XiUA19nLI69qdZWrSM7T9XmyQee2tDk'

/** The same password typed on a Mac or on Windows may come as different code points (NIST SP 800-63B 5.1.1.2). */
const normal = (password: string) => password.normalize('NFKC')

/** argon2id in PHC notation, with a random salt. @throws AppError 503 when too many hashes are waiting. */
export function hashPassword(password: string): Promise<string> {
  return oneAfterAnother(() => hash(normal(password), PARAMETERS))
}

/** Whether the password fits; a stored text that is no argon2 hash fits nothing. @throws AppError 503 as above. */
export function passwordFits(stored: string, password: string): Promise<boolean> {
  return oneAfterAnother(() => verify(stored, normal(password)).catch(() => false))
}

/** Whether a hash was made with weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    !stored.startsWith('$argon2id$v=19$') ||
    memoryCost < PARAMETERS.memoryCost ||
    timeCost < PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  )
}
