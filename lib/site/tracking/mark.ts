/** Name of the element that allows phone number swapping. Omitted when none is configured. */
export const TRACKING_NUMBERS_MARK = 'tracking-numbers'
