import { mayBeOffered } from '@/lib/browser/offer-memory'

/** Pages that are the conversation itself: the contact form and the lead path (reading 20). */
const NEVER_ON = /^\/(?:contact|tour-scheduled|events\/[^/]+\/rsvp|privacy-choices)(?:\/|$)/

/** Somebody who arrives and leaves at once has not read anything yet. */
const SETTLING_MS = 4_000

/** A mouse or the like; a phone has nothing that leaves the page through the top. */
const POINTER = '(hover: hover) and (pointer: fine) and (min-width: 48rem)'

/**
 * Calls back once when the pointer leaves the page through its top edge, if this visitor may get the offer here at all. Small,
 * because every page runs it; everything else is fetched by the one who is called. Returns how to stop.
 */
export function watchLeaving(path: string, onLeaving: () => void): () => void {
  if (NEVER_ON.test(path) || !matchMedia(POINTER).matches || !mayBeOffered()) return () => {}
  const since = performance.now()
  const onMouseOut = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget || clientY > 0 || performance.now() - since < SETTLING_MS) return
    onLeaving()
  }
  document.addEventListener('mouseout', onMouseOut)
  return () => document.removeEventListener('mouseout', onMouseOut)
}
