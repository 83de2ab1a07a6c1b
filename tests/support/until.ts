import { setTimeout as sleep } from 'node:timers/promises'

type Truthy<T> = Exclude<T, null | undefined | false | 0 | ''>

/** Retries until the result is truthy; patient, for busy machines. @throws with the last error or result */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<Truthy<T>> {
  let last: unknown
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(25)) {
    try {
      last = await ask()
      if (last) return last as Truthy<T>
    } catch (error) {
      last = error
    }
  }
  throw new Error(
    `waited in vain until ${what}; last: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  )
}
