'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { followLeadFeed } from '@/lib/browser/lead-feed'
import { createLiveScreen, type LivePart } from '@/lib/browser/live-screen'

/** One for all parts of this tab, so that together they send one request at a time. */
const screen = createLiveScreen({ isHidden: () => document.visibilityState === 'hidden' })

let parts = 0
let stop: () => void = () => {}
let isBehind = false
const watchers = new Set<() => void>()

/**
 * Calls `show` when leads changed on any instance, as lib/browser/live-screen.ts decides. It sends at most
 * one request; when it throws, the screen says so and calls it again later. @returns what removes it
 */
export function addLivePart(show: LivePart, settleMs = 0): () => void {
  if (parts === 0) stop = listen()
  parts += 1
  const remove = screen.add(async (changed) => {
    try {
      await show(changed)
      tellBehind(false)
    } catch (error) {
      tellBehind(true)
      throw error
    }
  }, settleMs)
  return () => {
    remove()
    parts -= 1
    if (parts === 0) stop()
  }
}

/** `addLivePart` while the component is shown. */
export function useLivePart(show: LivePart, settleMs = 0): void {
  const current = useEffectEvent(show)
  useEffect(() => addLivePart((changed) => current(changed), settleMs), [settleMs])
}

/** Reads everything again, because the screen may show something old. */
export function refreshScreen(): void {
  screen.changed(null)
}

/** True while the screen cannot show what changed. */
export function useIsBehind(): boolean {
  return useSyncExternalStore(
    watch,
    () => isBehind,
    () => false,
  )
}

function listen(): () => void {
  const unfollow = followLeadFeed((message) => {
    if (message.kind !== 'leads') return
    screen.changed(message.changes && new Set(message.changes.map(({ leadId }) => leadId)))
  })
  document.addEventListener('visibilitychange', screen.shown)
  return () => {
    unfollow()
    document.removeEventListener('visibilitychange', screen.shown)
  }
}

function tellBehind(now: boolean): void {
  if (now === isBehind) return
  isBehind = now
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
