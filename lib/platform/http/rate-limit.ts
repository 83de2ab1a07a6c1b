import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/lib/platform/database/db'
import { outsideStaffShare } from '@/lib/platform/database/staff-share'
import { tooManyRequests } from '@/lib/platform/errors'

export type Limit = {
  name: string
  points: number
  /** Window in seconds. */
  seconds: number
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiterFor(limit: Limit): RateLimiterPostgres {
  // Partners have limits of their own under one name.
  const name = `${limit.name}:${limit.points}:${limit.seconds}`
  const known = limiters.get(name)
  if (known) return known
  const settings = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds }
  const limiter = new RateLimiterPostgres({
    ...settings,
    // Kept for visitors and staff, whoever is counted first.
    storeClient: outsideStaffShare(pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // While the database is down, each instance counts on its own.
    insuranceLimiter: new RateLimiterMemory(settings),
  })
  limiters.set(name, limiter)
  return limiter
}

/** Counts an attempt. Returns null when allowed, else the seconds until the next one. */
export async function countAttempt(limit: Limit, key: string, points = 1): Promise<number | null> {
  try {
    await limiterFor(limit).consume(key, points)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

/** Counts an attempt. @throws AppError 429 with Retry-After when the limit is exceeded */
export async function consume(limit: Limit, key: string, message?: string): Promise<void> {
  const wait = await countAttempt(limit, key)
  if (wait !== null) throw tooManyRequests(wait, message)
}

const inMemory = new Map<string, RateLimiterMemory>()

/** Like `countAttempt`, in this process alone. */
export async function countInProcess({ name, points, seconds }: Limit, key: string): Promise<number | null> {
  // Partners have limits of their own under one name.
  const own = `${name}:${points}:${seconds}`
  const known = inMemory.get(own) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  inMemory.set(own, known)
  try {
    await known.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.ceil(refusal.msBeforeNext / 1_000)
  }
}

/**
 * Counts an attempt in this process alone, for what is too frequent to be counted in the database.
 * @throws AppError 429 with Retry-After when the limit is exceeded
 */
export async function consumeInProcess(limit: Limit, key: string, message?: string): Promise<void> {
  const wait = await countInProcess(limit, key)
  if (wait !== null) throw tooManyRequests(wait, message)
}

/**
 * The headers RateLimit-Policy and RateLimit of some limits (draft-ietf-httpapi-ratelimit-headers-10). Counts
 * nothing.
 */
export async function rateLimitHeaders(
  limits: { label: string; limit: Limit; key: string }[],
): Promise<[string, string][]> {
  const now = Date.now()
  const { rows } = await pool().query<{ key: string; points: number; expire: string }>({
    name: 'rate-limits',
    text: 'select key, points, expire from rate_limits where key = any($1::text[]) and expire > $2',
    values: [limits.map(({ limit, key }) => `${limit.name}:${key}`), now],
  })
  const policies = limits.map(
    ({ label, limit: { points, seconds } }) => `"${label}";q=${points};w=${seconds}`,
  )
  const states = limits.map(({ label, limit, key }) => {
    const used = rows.find((row) => row.key === `${limit.name}:${key}`)
    const left = Math.max(0, limit.points - (used?.points ?? 0))
    return `"${label}";r=${left};t=${used ? Math.ceil((Number(used.expire) - now) / 1000) : limit.seconds}`
  })
  return [
    ['RateLimit-Policy', policies.join(', ')],
    ['RateLimit', states.join(', ')],
  ]
}

/** Resets a key's counter (after a successful sign-in). */
export async function clearAttempts(limit: Limit, key: string): Promise<void> {
  await limiterFor(limit).delete(key)
}

/** Gives back one attempt that turned out not to be abuse. */
export async function refundAttempt(limit: Limit, key: string): Promise<void> {
  await limiterFor(limit).reward(key, 1)
}
