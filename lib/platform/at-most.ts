import pLimit from 'p-limit'

type Queue = {
  /** How many may wait beyond those that run. */
  waiting: number
  /** The error for the one that finds the queue full. */
  refuse: () => Error
}

/** Runs at most `running` tasks at a time, the others in the order they came. */
export function atMost(running: number, { waiting, refuse }: Queue) {
  const limit = pLimit(running)
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw refuse()
    return limit(task)
  }
}
