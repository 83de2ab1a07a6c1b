import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Hint, setHintCollector } from '@/components/static/preload-file'

const hintStorage = new AsyncLocalStorage<Hint[]>()

setHintCollector((hint) => hintStorage.getStore()?.push(hint) !== undefined)

/** Collects the preload hints of a render; cached output must repeat them wherever it is shown. */
export async function withHints<T>(draw: () => Promise<T>): Promise<{ drawn: T; hints: Hint[] }> {
  const hints: Hint[] = []
  return { drawn: await hintStorage.run(hints, draw), hints }
}
