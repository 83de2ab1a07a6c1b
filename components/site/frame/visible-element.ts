/**
 * The one of several matching elements that is on the screen. Frames of pages left behind stay in the document, hidden
 * (React's Activity), so that ids and marks of the frame occur more than once.
 */
export function visibleElement(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (found) => found.getClientRects().length > 0,
  )
}

/** Moves the focus to a place that is read rather than used, without scrolling. */
export function focusPlace(place: HTMLElement | undefined): void {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
