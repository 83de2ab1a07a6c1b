import 'server-only'

// Next compiles this module into several bundles; a transaction begun in one may be used in another.
const holder = globalThis as { porchlightAfterCommit?: WeakMap<object, (() => void)[]> }
holder.porchlightAfterCommit ??= new WeakMap()
const waiting = holder.porchlightAfterCommit

/** Begins to collect what has to happen once this transaction has committed; the answer does it. */
export function collectAfterCommit(tx: object): () => void {
  const acts: (() => void)[] = []
  waiting.set(tx, acts)
  return () => {
    for (const act of acts) act()
  }
}

/**
 * Does something once the transaction has committed, and never when it rolls back; at once when `tx` is no transaction.
 * Signals belong here: PostgreSQL serializes all commits that carry a NOTIFY.
 */
export function afterCommit(tx: object, act: () => void): void {
  const acts = waiting.get(tx)
  if (acts) acts.push(act)
  else act()
}
