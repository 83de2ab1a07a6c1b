/** `channel`: connection, sign-in, limits or the other side's own errors. `recipient`: this one message. */
export type FaultOf = 'channel' | 'recipient'

/** Not signed in, not allowed, a proxy's sign-in, too many requests. */
const ABOUT_US = [401, 403, 407, 429]

/** Judges an HTTP answer; null for none at all. */
export function faultOfStatus(status: number | null): FaultOf {
  return status === null || status >= 500 || ABOUT_US.includes(status) ? 'channel' : 'recipient'
}
