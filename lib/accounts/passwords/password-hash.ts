import 'server-only'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'

/** argon2id is the library's default algorithm; its enum cannot be imported under isolatedModules. */
const PARAMETERS = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 }

/** Each hash takes 64 MiB and one of libuv's four threads, which file and DNS work need too. */
const withHashSlot = limitConcurrency(2, {
  waiting: 100,
  refuse: () => unavailable(5, 'Many people are signing in. Please try again in a few seconds'),
})

/** Matches no password. Checked for unknown usernames, so that timing does not reveal them. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$4AEtSC7kNqVKVdb1wM/aVQ$OdXzzsK4f/C8XiUA19nLI69qdZWrSM7T9XmyQee2tDk'

/** Mac and Windows may send the same characters as different code points (NIST SP 800-63B 5.1.1.2). */
const normalized = (password: string) => password.normalize('NFKC')

/** argon2id in PHC notation, with a random salt. @throws AppError 503 when too many hashes are waiting. */
export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(normalized(password), PARAMETERS))
}

/** False for a stored text that is no argon2 hash. @throws AppError 503 like `hashPassword`. */
export function passwordFits(stored: string, password: string): Promise<boolean> {
  return withHashSlot(() => verify(stored, normalized(password)).catch(() => false))
}

/** True when a hash was made with weaker parameters than the current ones. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    !stored.startsWith('$argon2id$v=19$') ||
    memoryCost < PARAMETERS.memoryCost ||
    timeCost < PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  )
}
