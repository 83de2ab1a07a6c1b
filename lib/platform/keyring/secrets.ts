import 'server-only'
import { env } from '@/lib/platform/env'

const MIN_SECRET_LENGTH = 32

/** NEXTAUTH_SECRET first, then those that are only read (decision 116). Middleware has no node:crypto. */
export function secrets(): [string, ...string[]] {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env()
  const previous = secretsIn(NEXTAUTH_SECRET_PREVIOUS ?? '').filter((secret) => secret !== NEXTAUTH_SECRET)
  return [NEXTAUTH_SECRET, ...new Set(previous)]
}

/** A part that is too short for a secret means that the text is one secret with a comma in it. */
function secretsIn(list: string): string[] {
  if (!list) return []
  const parts = list.split(',').map((part) => part.trim())
  return parts.every((part) => part.length >= MIN_SECRET_LENGTH) ? parts : [list]
}
