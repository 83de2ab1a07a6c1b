import 'server-only'

const AWAY_STATE = /^(?:08|53|57P|58)/
/** PostgreSQL is read-only after a failover. */
const READ_ONLY = '25006'
const BUSY_STATES = new Set(['40001', '40P01', '55P03', '57014'])
const AWAY_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'])
const BUSY_CODES = new Set(['P1018', 'P2028', 'P2034'])
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Prisma's codes for errors of the driver without a state. */
const UNCODED = new Set(['P2010', 'P2036'])
const CONNECTION_WORDS = /connection|connect\b|reach database|timeout|timed out|terminated/i

type Failed = {
  name?: string
  message?: string
  code?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } }
}

/**
 * `away`: the database cannot be used now. `busy`: the same work may succeed in a moment (locks, deadlocks,
 * time limits). null: another error, which will recur.
 */
export function databaseFailure(error: unknown): 'away' | 'busy' | null {
  const { name = '', message = '', code, meta } = (error ?? {}) as Failed
  const state = meta?.driverAdapterError?.cause?.originalCode ?? code
  const codes = [code, state].map(String)
  if (codes.some((each) => AWAY_STATE.test(each) || each === READ_ONLY || AWAY_CODES.has(each))) return 'away'
  if (codes.some((each) => BUSY_STATES.has(each) || BUSY_CODES.has(each))) return 'busy'
  if (codes.some((each) => CONNECTION_CODES.has(each))) return 'away'
  // The driver has no codes for its own limits. A TypeError about a field named `connection` is none of them.
  const isFromDriver = name === 'Error' || name === 'DriverAdapterError' || name.startsWith('PrismaClient')
  const isUncoded = code === undefined || (code === state && UNCODED.has(String(code)))
  return isFromDriver && isUncoded && CONNECTION_WORDS.test(message) ? 'away' : null
}
