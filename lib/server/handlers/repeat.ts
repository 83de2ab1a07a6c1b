import 'server-only'
import { log } from '@/lib/platform/log'

export type Repetition = {
  /** Also waits for a run in progress. */
  stop(): Promise<void>
}

/** Runs `work` every `everyMs` without overlap; errors are logged. */
export function repeat(name: string, everyMs: number, work: () => Promise<unknown>): Repetition {
  let running: Promise<unknown> | null = null
  const turn = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error, name }, 'a recurring task failed'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(turn, everyMs)
  turn()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
