/** Seconds below which an answered call was no conversation: a wrong number, somebody who hung up. */
export const SHORTEST = { usual: 15, most: 600 }
