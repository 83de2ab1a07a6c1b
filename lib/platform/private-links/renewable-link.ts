import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'

/** Purposes whose records say when their link was issued, so that a new link revokes the earlier ones. */
type RenewablePurpose = 'quiz-result' | 'event-rsvp' | 'tour-request'

/** Refusal of what a form sends with a link that no longer works. */
export const LINK_ENDED = 'This link has expired. Open its page to get a new one by email.'

/** `linkIssuedAt` is null while the first link of the record is valid. */
export type Linked = { id: string; linkIssuedAt: Date | null }

/** The unguessable part of the record's current private link. */
export function sealRenewable(purpose: RenewablePurpose, { id, linkIssuedAt }: Linked): string {
  return sealLink(purpose, id, linkIssuedAt)
}

/** Verifies a token; null when invalid. The caller checks the record with `isCurrentLink`. */
export function openRenewable(
  purpose: RenewablePurpose,
  token: string,
): { id: string; issuedAt: Date | null } | null {
  const opened = openLink(purpose, token)
  return opened && { id: opened.id, issuedAt: opened.expiresAt }
}

/** True when the token is the record's latest and its time is not over. Tokens hold whole seconds. */
export function isCurrentLink(
  { issuedAt }: { issuedAt: Date | null },
  { linkIssuedAt }: Pick<Linked, 'linkIssuedAt'>,
  { endsAt, now }: { endsAt: Date; now: Date },
): boolean {
  return secondsOf(issuedAt) === secondsOf(linkIssuedAt) && now < endsAt
}

const secondsOf = (moment: Date | null) => (moment ? Math.floor(moment.getTime() / 1_000) : 0)

/** When a link issued now counts as issued: a second after the one before, so that it differs from it. */
export function nextIssue({ linkIssuedAt }: Pick<Linked, 'linkIssuedAt'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), linkIssuedAt ? linkIssuedAt.getTime() + 1_000 : 0))
}
