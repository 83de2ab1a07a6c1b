import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/lib/platform/database/db'
import { tooManyRequests } from '@/lib/platform/errors'

export type Limit = {
  /** Prefix of its counters in the table rate_limits. */
  name: string
  points: number
  /** Window in seconds. */
  seconds: number
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiterFor(limit: Limit): RateLimiterPostgres {
  const known = limiters.get(limit.name)
  if (known) return known
  const settings = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds }
  const limiter = new RateLimiterPostgres({
    ...settings,
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // When the database is away each instance counts for itself.
    insuranceLimiter: new RateLimiterMemory(settings),
  })
  limiters.set(limit.name, limiter)
  return limiter
}

/** Seconds until a further attempt is allowed, or null when this attempt is within the limit (and now counted). */
export async function countAttempt(limit: Limit, key: string, points = 1): Promise<number | null> {
  try {
    await limiterFor(limit).consume(key, points)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

/** Counts an attempt. @throws AppError 429 with Retry-After when the limit is spent. */
export async function consume(limit: Limit, key: string, message?: string): Promise<void> {
  const wait = await countAttempt(limit, key)
  if (wait !== null) throw tooManyRequests(wait, message)
}

/** Gives a key its full allowance again (after a successful sign-in). */
export async function clearAttempts(limit: Limit, key: string): Promise<void> {
  await limiterFor(limit).delete(key)
}

/** Gives back one counted attempt, for what turned out to be no abuse. */
export async function refundAttempt(limit: Limit, key: string): Promise<void> {
  await limiterFor(limit).reward(key, 1)
}
