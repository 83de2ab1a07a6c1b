/** A process under test, by its recorded pid. */
export type ChaosProgram = {
  url: string
  signal(name: NodeJS.Signals): void
  kill(): Promise<void>
}

/** A program that is started anew when it was killed, under one name. */
export type Kept = {
  /** Where it answers now; null while it is dead. */
  url(): string | null
  /** As a power cut would, and back after `ms`. */
  killFor(ms: number): Promise<void>
  /** It stands still, with its connections open, and goes on after `ms`. */
  hangFor(ms: number): Promise<void>
  end(): Promise<void>
}

/** Starts a program and keeps it running over its deaths. */
export async function keepRunning(
  start: () => Promise<ChaosProgram>,
  sleep: (ms: number) => Promise<unknown>,
): Promise<Kept> {
  let program: ChaosProgram | null = await start()
  let isOver = false
  /** What it stands on may be away as well: then it is tried again. */
  async function startAgain(): Promise<void> {
    while (!program && !isOver) program = await start().catch(() => null)
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
