import 'server-only'
import { subDays } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { adminFactors } from '@/lib/accounts/users/admin-factors'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { lastLinkCheck } from '@/lib/records/links/check-week'

/** So long a letter that was given up is told of. */
const TOLD_DAYS = 7

/**
 * What whoever runs the house should know: whether mail goes out and to whom, what of it was given up in the last seven days, who may
 * sign in, and when links were looked at. @throws AppError 403
 */
export async function houseState(actor: Actor, timeZone: string, now: Date) {
  assertCan(actor, 'read', 'user')
  const lately = { state: 'failed', finishedAt: { gt: subDays(now, TOLD_DAYS) } }
  const [recipients, alertsGivenUp, lettersGivenUp, people, invitations, admins, linksCheckedAt] =
    await Promise.all([
      db.emailRecipient.count({ where: { active: true } }),
      db.outboxItem.count({ where: { ...lately, kind: 'lead-alert' } }),
      db.outboxItem.count({ where: { ...lately, kind: 'visitor-mail' } }),
      db.user.count({ where: { disabledAt: null } }),
      db.invitation.count({ where: { acceptedAt: null } }),
      adminFactors(actor),
      lastLinkCheck(timeZone, now),
    ])
  return {
    mailIsSet: env().SMTP_URL !== undefined,
    recipients,
    alertsGivenUp,
    lettersGivenUp,
    people,
    invitations,
    adminsWithoutFactor: admins.filter(({ hasSecondFactor }) => !hasSecondFactor).length,
    linksCheckedAt: linksCheckedAt?.toISOString() ?? null,
  }
}

export type HouseState = Awaited<ReturnType<typeof houseState>>
