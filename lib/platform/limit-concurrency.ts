import pLimit from 'p-limit'

type Queue = {
  /** Queue length beyond the running tasks. */
  waiting: number
  refuse: () => Error
}

/** Runs at most `running` tasks at a time, the others in order of arrival. */
export function limitConcurrency(running: number, { waiting, refuse }: Queue) {
  const limit = pLimit(running)
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw refuse()
    return limit(task)
  }
}
