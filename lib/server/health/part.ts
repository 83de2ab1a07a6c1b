import 'server-only'

/** What is so of a part: it works, it does not, or it is not in use. */
export type State = 'good' | 'bad' | 'off'

/** Words stand alone; `todo` says what to do about what is bad, and `href` is the screen for it. */
export type Fact = {
  state: State
  words: string
  /** When it last did what it is for, where that is known. */
  lastGoodAt?: Date | null
  todo?: string
  href?: string
}

/**
 * A part of the system as /admin/health shows it and as the workers watch it.
 * `outside`: `heartbeat` for what carries requests (its failure is told outside, and silences the heartbeat); `alarm` when only
 * told; null when it is only shown.
 */
export type Part = {
  name: string
  title: string
  outside: 'heartbeat' | 'alarm' | null
  /** @throws when the database does not answer */
  look(): Promise<Fact>
}
