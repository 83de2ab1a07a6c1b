import 'server-only'
import { LEADS_CHANNEL, type LeadNotice, readLeadNotice } from '@/lib/leads/tour-requests/announce'
import { listenTo } from '@/lib/platform/database/listen'

type Closers = { all: Set<() => void>; hasSignalHandlers: boolean }

// Next compiles this module into several bundles, but the process gets only one stop signal.
const holder = globalThis as { porchlightStreams?: Closers }
holder.porchlightStreams ??= { all: new Set(), hasSignalHandlers: false }
const closers = holder.porchlightStreams

/** Calls back when a lead changes on any instance. Returns the unsubscribe function. */
export function onLeadChange(listener: (notice: LeadNotice) => void): () => void {
  return listenTo(LEADS_CHANNEL, {
    heard: (entries) => {
      for (const entry of entries) listener(readLeadNotice(entry))
    },
    // Notices sent while disconnected are lost, so every desk reloads.
    missed: () => listener({ leadId: '', type: 'reconnected' }),
  })
}

/** Calls back before the process stops. Returns a function that removes the callback. */
export function beforeStop(close: () => void): () => void {
  closers.all.add(close)
  if (!closers.hasSignalHandlers) {
    closers.hasSignalHandlers = true
    // One listener for all streams: Node warns above ten.
    process.once('SIGTERM', closeAll).once('SIGINT', closeAll)
  }
  return () => closers.all.delete(close)
}

function closeAll(): void {
  for (const close of [...closers.all]) close()
}
