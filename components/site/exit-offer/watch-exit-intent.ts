import { mayBeOffered } from '@/lib/browser/offer-memory'

/** Pages that already are the conversation: contact form and lead path (reading 20). */
const EXCLUDED_PATHS =
  /^\/(?:contact|careers|for-professionals|tour-scheduled|events\/[^/]+\/rsvp|privacy-choices)(?:\/|$)/

/** A visitor who leaves at once has not read anything yet. */
const SETTLING_MS = 4_000

/** Needs a mouse: on a phone nothing leaves the page through the top. */
const POINTER = '(hover: hover) and (pointer: fine) and (min-width: 48rem)'

/** Calls back when the pointer leaves through the top edge. Small: every page runs it. @returns stops it */
export function watchExitIntent(path: string, onExitIntent: () => void): () => void {
  if (EXCLUDED_PATHS.test(path) || !matchMedia(POINTER).matches || !mayBeOffered()) return () => {}
  const since = performance.now()
  const onMouseOut = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget || clientY > 0 || performance.now() - since < SETTLING_MS) return
    onExitIntent()
  }
  document.addEventListener('mouseout', onMouseOut)
  return () => document.removeEventListener('mouseout', onMouseOut)
}
