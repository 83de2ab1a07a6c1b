/** Marks the region toasts appear in. */
export const TOAST_REGION = { 'data-toast-region': '' }

/** A press on a toast must not count as a press outside the dialog below it. */
export function isInToastRegion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast-region]') !== null
}
