import 'server-only'
import { probeDatabase } from '@/lib/platform/database/probe'

/** A working database has answered by then; most leads cost no probe. */
const PROBE_AFTER_MS = 250
/** With the wait before it, a visitor gets an answer within three seconds. */
const PROBE_LIMIT_MS = 2_500
/** For a database that answers the probe and is slow. */
const SLOW_LIMIT_MS = 6_000
const ASK_AGAIN_MS = 500
const ASK_AGAIN_LIMIT_MS = 2_000

/** The database does not answer, or not in time. */
class DatabaseAway extends Error {
  constructor() {
    super('the database did not answer in time')
    this.name = 'DatabaseAway'
  }
}

/** Patience with the database from now on. Call `end` when the work is over. */
export type Patience = {
  /** @throws DatabaseAway as soon as the patience is over; the work goes on, so it must be repeatable */
  during<T>(work: () => Promise<T>): Promise<T>
  end(): void
}

// Next compiles this module into several bundles; they share what is known of the database.
const holder = globalThis as {
  porchlightDatabaseAway?: { isAway: boolean; probing: Promise<boolean> | null }
}
// `isAway`: from a probe without an answer until one that is answered.
holder.porchlightDatabaseAway ??= { isAway: false, probing: null }
const known = holder.porchlightDatabaseAway

type Options = {
  probe?: () => Promise<boolean>
  /** Waits this long whatever the database does, without a probe. */
  silentForMs?: number
}

/** Waits 2.75 s for a silent database, 6 s for one that answers a probe, and not for one known to be away. */
export function databasePatience({ probe = sharedProbe, silentForMs }: Options = {}): Patience {
  const timers: NodeJS.Timeout[] = []
  const isSkipped = silentForMs === undefined && known.isAway
  const away = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DatabaseAway())
    if (isSkipped) return giveUp()
    timers.push(setTimeout(giveUp, silentForMs ?? SLOW_LIMIT_MS))
    if (silentForMs !== undefined) return
    timers.push(setTimeout(() => void probe().then((answers) => answers || giveUp()), PROBE_AFTER_MS))
  })
  away.catch(() => {})
  return {
    during: (work) => (isSkipped ? away : Promise.race([work(), away])),
    end() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** One probe for all who wait at that moment. */
function sharedProbe(): Promise<boolean> {
  known.probing ??= probeDatabase(PROBE_LIMIT_MS).then((answers) => {
    known.probing = null
    if (!answers) noteAway()
    return answers
  })
  return known.probing
}

/** Asks until the database answers again. */
function noteAway(): void {
  if (known.isAway) return
  known.isAway = true
  const askAgain = () =>
    setTimeout(async () => {
      if (await probeDatabase(ASK_AGAIN_LIMIT_MS)) known.isAway = false
      else askAgain()
    }, ASK_AGAIN_MS).unref()
  askAgain()
}

/** True when the database answers now. */
export async function databaseAnswers(): Promise<boolean> {
  return !known.isAway && (await sharedProbe())
}
