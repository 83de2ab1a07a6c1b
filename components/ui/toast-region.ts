/** Marks the toast region. `aria-live` keeps a dialog from hiding it; toasts are announced elsewhere. */
export const TOAST_REGION = { 'data-toast-region': '', 'aria-live': 'off' } as const

/** A click on a toast must not count as a click outside the dialog below it. */
export function isInToastRegion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast-region]') !== null
}

// A dialog's focus trap would pull focus back from the toasts. It listens on the document when it opens; this
// module loads earlier, so it can stop these focus events first.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', (event) => {
    if (isInToastRegion(event.target)) event.stopImmediatePropagation()
  })
  document.addEventListener('focusout', (event) => {
    if (isInToastRegion(event.relatedTarget)) event.stopImmediatePropagation()
  })
}
