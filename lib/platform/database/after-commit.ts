import 'server-only'

// Next compiles this module into several bundles; a transaction may cross between them.
const holder = globalThis as { porchlightAfterCommit?: WeakMap<object, (() => void)[]> }
holder.porchlightAfterCommit ??= new WeakMap()
const waiting = holder.porchlightAfterCommit

/** Starts collecting callbacks for a transaction. The returned function runs them. */
export function collectAfterCommit(tx: object): () => void {
  const acts: (() => void)[] = []
  waiting.set(tx, acts)
  return () => {
    for (const act of acts) act()
  }
}

/**
 * Runs `act` after the commit, never after a rollback; at once outside a transaction.
 * Send signals this way: PostgreSQL serializes commits that carry a NOTIFY.
 */
export function afterCommit(tx: object, act: () => void): void {
  const acts = waiting.get(tx)
  if (acts) acts.push(act)
  else act()
}
