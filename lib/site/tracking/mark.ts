/** Name of the element by which a page says that its telephone numbers may be swapped. Nothing stands there when none is configured. */
export const TRACKING_NUMBERS_MARK = 'tracking-numbers'
