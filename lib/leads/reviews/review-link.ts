import 'server-only'
import { addDays } from 'date-fns'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'

/** Days for which a family can answer its invitation. */
const VALID_DAYS = 90

/** The invitation behind a token, and when the link ends; null for an invalid token. */
export function openReviewLink(token: string): { id: string; expiresAt: Date | null } | null {
  return openLink('review', token)
}

/** Path of the page where the invited family writes its review. */
export function reviewPath({ id, createdAt }: { id: string; createdAt: Date }): string {
  return `/reviews/write/${sealLink('review', id, addDays(createdAt, VALID_DAYS))}`
}
