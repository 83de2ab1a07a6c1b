/** Seconds below which an answered call was no conversation, such as a wrong number. */
export const MIN_CALL_SECONDS = { default: 15, max: 600 }
