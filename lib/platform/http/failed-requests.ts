const MOST = 500

// Next compiles this module into several bundles; the front runs in another.
const holder = globalThis as { porchlightFailedRequests?: Set<string> }
holder.porchlightFailedRequests ??= new Set()
const failed = holder.porchlightFailedRequests

/** Remembers a request during which something that no one caught was thrown. */
export function markFailed(requestId: string): void {
  if (requestId) failed.add(requestId)
  // Failed API calls and renders in the background are never asked about.
  for (const oldest of failed) {
    if (failed.size <= MOST) return
    failed.delete(oldest)
  }
}

/** True once for each request that was marked. */
export function takeFailed(requestId: string): boolean {
  return failed.delete(requestId)
}
