import 'server-only'

export type State = 'good' | 'bad' | 'off'

/** `words` stand alone; `todo` says how to fix a bad state, and `href` is the screen for it. */
export type PartStatus = {
  state: State
  words: string
  lastGoodAt?: Date | null
  todo?: string
  href?: string
  /** A call below /api/admin that fixes it, and what the question before it says. */
  action?: { label: string; path: string; body: object; words: string }
}

/** `heartbeat` parts carry requests: their failure raises an alarm and stops the heartbeat. */
export type Part = {
  name: string
  title: string
  outside: 'heartbeat' | 'alarm' | null
  /** @throws when the database is down */
  check(): Promise<PartStatus>
}
