import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { CALLS_CHANNEL, readCallNotice } from '@/lib/leads/tour-requests/announce-call'
import { listenTo } from '@/lib/platform/database/listen'

type Heard = (leadId: string) => void

type Feed = { readers: Map<Heard, string>; stop: () => void }

// Next compiles this module into several bundles; the process listens once.
const holder = globalThis as { porchlightCallFeed?: Feed }
holder.porchlightCallFeed ??= { readers: new Map(), stop: () => {} }
const feed = holder.porchlightCallFeed

/** Calls back with the lead of each family whose call the person takes. Returns the unsubscribe function. */
export function followOwnCalls({ id }: Actor, heard: Heard): () => void {
  if (!id) return () => {}
  feed.readers.set(heard, id)
  // A notice that is lost while disconnected is over when the connection is back.
  if (feed.readers.size === 1) feed.stop = listenTo(CALLS_CHANNEL, { heard: pass, missed: () => {} })
  return () => {
    feed.readers.delete(heard)
    if (feed.readers.size === 0) feed.stop()
  }
}

function pass(entries: string[]): void {
  for (const { userId, leadId } of entries.map(readCallNotice)) {
    for (const [heard, id] of feed.readers) if (id === userId) heard(leadId)
  }
}
