/** A process under test. */
export type ChaosProgram = {
  url: string
  signal(name: NodeJS.Signals): void
  kill(): Promise<void>
  exited: Promise<unknown>
}

/** A program that is restarted after being killed. */
export type Kept = {
  /** Its current URL; null while it is down. */
  url(): string | null
  /** Kills it and restarts it after `ms`. */
  killFor(ms: number): Promise<void>
  /** Suspends it with its connections open, and resumes it after `ms`. */
  hangFor(ms: number): Promise<void>
  end(): Promise<void>
}

/** Starts a program and restarts it whenever it dies. */
export async function keepRunning(
  start: () => Promise<ChaosProgram>,
  sleep: (ms: number) => Promise<unknown>,
): Promise<Kept> {
  let program: ChaosProgram | null = await start()
  let isOver = false
  restartAfter(program)
  /** A worker that stood still for too long ends by itself. */
  function restartAfter(running: ChaosProgram): void {
    void running.exited.then(async () => {
      if (program !== running) return
      program = null
      await startAgain()
    })
  }
  let starting: Promise<void> | null = null
  /** Retries, because its dependencies may be down too; one start at a time. */
  function startAgain(): Promise<void> {
    starting ??= startUntilUp().finally(() => {
      starting = null
    })
    return starting
  }
  async function startUntilUp(): Promise<void> {
    while (!program && !isOver) program = await start().catch(() => null)
    if (program) restartAfter(program)
  }
  return {
    url: () => program?.url ?? null,
    async killFor(ms) {
      const killed = program
      program = null
      await killed?.kill()
      await sleep(ms)
      await startAgain()
    },
    async hangFor(ms) {
      const hung = program
      hung?.signal('SIGSTOP')
      await sleep(ms)
      hung?.signal('SIGCONT')
    },
    async end() {
      isOver = true
      await program?.kill()
    },
  }
}
