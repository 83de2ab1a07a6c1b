/** The visible match. Hidden frames of previous pages stay in the document (React's Activity). */
export function visibleElement(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (found) => found.getClientRects().length > 0,
  )
}

/** Focuses a non-interactive element without scrolling. */
export function focusPlace(place: HTMLElement | undefined): void {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
