import 'server-only'
import type * as z from 'zod'

export type JobContext = {
  /** The worker process's lock id, as it stands in graphile_worker.jobs.locked_by. */
  workerId: string
}

/** A piece of background work: its name in the queue, the shape of its payload and what it does. */
export type Job<P> = {
  name: string
  /** Attempts by the queue itself, which only count when `handle` throws or its process dies. */
  maxAttempts: number
  /** Checks a payload that comes out of the queue and does the work. @throws ZodError for a payload of another shape */
  run(payload: unknown, context: JobContext): Promise<void>
  /** Never present; carries the payload's type to `enqueue`. */
  readonly payload?: P
}

/** Declares a job. It runs at least once: `handle` must stand being repeated. */
export function defineJob<S extends z.ZodType>(job: {
  name: string
  schema: S
  maxAttempts?: number
  handle(payload: z.output<S>, context: JobContext): Promise<void>
}): Job<z.input<S>> {
  return {
    name: job.name,
    maxAttempts: job.maxAttempts ?? 25,
    run: async (payload, context) => job.handle(job.schema.parse(payload), context),
  }
}
