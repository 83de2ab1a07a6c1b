/** Seconds below which an answered call was no conversation, such as a wrong number. */
export const MIN_CALL_SECONDS = { usual: 15, most: 600 }
