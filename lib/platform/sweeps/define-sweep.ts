import 'server-only'

/** Milliseconds between two starts, or an hour of the company's zone: each day, or on one ISO weekday. */
type Schedule = { every: number } | { at: { hour: number; weekday?: number } }

export type Sweep = Schedule & {
  /** Key of its row in `sweeps`. */
  name: string
  /** It is never due while off. */
  isOn?(): boolean | Promise<boolean>
  /** Runs again after an error or a crash, so it must be repeatable. @param now its start */
  run(now: Date): Promise<unknown>
}

/** A periodic task that one of all workers runs when it is due. List it in server/worker/sweeps.ts. */
export function defineSweep(sweep: Sweep): Sweep {
  return sweep
}
