/** Marks the region toasts appear in. `aria-live` keeps a dialog from hiding it: the toasts announce themselves elsewhere. */
export const TOAST_REGION = { 'data-toast-region': '', 'aria-live': 'off' } as const

/** A press on a toast must not count as a press outside the dialog below it. */
export function isInToastRegion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast-region]') !== null
}

// A dialog fetches the focus back when it goes elsewhere, also when F8 leads to the toasts. It listens on the document from when it
// opens; this is loaded with its code, so it hears of the focus first and keeps the toasts' from it.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', (event) => {
    if (isInToastRegion(event.target)) event.stopImmediatePropagation()
  })
  document.addEventListener('focusout', (event) => {
    if (isInToastRegion(event.relatedTarget)) event.stopImmediatePropagation()
  })
}
