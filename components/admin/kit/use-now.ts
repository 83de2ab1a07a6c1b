'use client'

import { useSyncExternalStore } from 'react'

const TICK_MS = 1_000

let now = 0
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all clocks on the screen. */
function watch(onTick: () => void): () => void {
  watchers.add(onTick)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const watcher of watchers) watcher()
  }, TICK_MS)
  return () => {
    watchers.delete(onTick)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function current(): number {
  if (now === 0) now = Date.now()
  return now
}

/** Epoch milliseconds, updated every second; null during server rendering (no reader's clock). */
export function useNow(): number | null {
  return useSyncExternalStore(watch, current, () => null)
}
