import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { giveHintsTo, type Hint } from '@/components/static/preload-file'

const drawing = new AsyncLocalStorage<Hint[]>()

giveHintsTo((hint) => drawing.getStore()?.push(hint) !== undefined)

/** What is drawn, with the files it named meanwhile: they have to be named again wherever it is shown. */
export async function withHints<T>(draw: () => Promise<T>): Promise<{ drawn: T; hints: Hint[] }> {
  const hints: Hint[] = []
  return { drawn: await drawing.run(hints, draw), hints }
}
