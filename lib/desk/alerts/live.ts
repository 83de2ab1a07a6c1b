import 'server-only'
import { LEADS_CHANNEL, type LeadNotice, readLeadNotice } from '@/lib/leads/tour-requests/announce'
import { listenTo } from '@/lib/platform/database/listen'

type Closers = { all: Set<() => void>; heedSignals: boolean }

// Next compiles this module into several bundles; the process is asked to stop once.
const holder = globalThis as { porchlightStreams?: Closers }
holder.porchlightStreams ??= { all: new Set(), heedSignals: false }
const closers = holder.porchlightStreams

/**
 * Calls back whenever a lead changes, on whichever instance. The notice says only which lead and what happened:
 * the screen reads the lead itself, with its own right to see it. Returns the unsubscribe.
 */
export function onLeadChange(listener: (notice: LeadNotice) => void): () => void {
  return listenTo(LEADS_CHANNEL, {
    heard: (entries) => {
      for (const entry of entries) listener(readLeadNotice(entry))
    },
    // What was announced while nobody listened is made good by telling every desk to look again.
    missed: () => listener({ leadId: '', type: 'reconnected' }),
  })
}

/** Calls back when the process is asked to stop. Returns what takes that back. */
export function beforeStop(close: () => void): () => void {
  closers.all.add(close)
  if (!closers.heedSignals) {
    closers.heedSignals = true
    // One listener on the process for all streams: Node warns of more than ten.
    process.once('SIGTERM', closeAll).once('SIGINT', closeAll)
  }
  return () => closers.all.delete(close)
}

function closeAll(): void {
  for (const close of [...closers.all]) close()
}
