type Queue = {
  /** How many may wait beyond those that run. */
  waiting: number
  /** The error for the one that finds the queue full. */
  refuse: () => Error
}

/** Runs at most `running` tasks at a time, the others in the order they came. */
export function atMost(running: number, { waiting, refuse }: Queue) {
  const queue: (() => void)[] = []
  let active = 0

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw refuse()
      // The one that finishes hands its place on, so `active` does not change here.
      await new Promise<void>((proceed) => queue.push(proceed))
    } else {
      active += 1
    }
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
