'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'

const KEY = 'porchlight-sound'
const NOTES = [660, 880]

const watchers = new Set<() => void>()
const watch = (listener: () => void) => {
  watchers.add(listener)
  return () => watchers.delete(listener)
}
const read = () => localStorage.getItem(KEY) === 'on'

/** A two-note sound for new requests, once switched on in this browser. */
export function useChime(): { isOn: boolean; toggle: () => void; ring: () => void } {
  const isOn = useSyncExternalStore(watch, read, () => false)
  const [audio] = useState<{ context?: AudioContext }>(() => ({}))
  const ring = useCallback(() => {
    if (!read()) return
    audio.context ??= new AudioContext()
    const { context } = audio
    for (const [index, pitch] of NOTES.entries()) play(context, pitch, context.currentTime + index * 0.18)
  }, [audio])
  const toggle = useCallback(() => {
    localStorage.setItem(KEY, isOn ? 'off' : 'on')
    for (const listener of watchers) listener()
    // Plays right away: browsers allow sound only after a user gesture.
    ring()
  }, [isOn, ring])
  return { isOn, toggle, ring }
}

function play(context: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.2, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.5)
}
