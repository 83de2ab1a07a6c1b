import 'server-only'
import { subDays } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { adminFactors } from '@/lib/accounts/users/admin-factors'
import { staffMailKinds } from '@/lib/desk/mail/mail'
import { flaggedNumbers } from '@/lib/marketing/first-calls/flagged-numbers'
import { db } from '@/lib/platform/database/db'
import { durabilityWarnings } from '@/lib/platform/database/durability'
import { canSendMail } from '@/lib/platform/mail/sender'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { setAsideItems } from '@/lib/platform/outbox/set-aside'
import { lastLinkCheck } from '@/lib/records/links/check-week'

const FAILED_MAIL_DAYS = 7
const SET_ASIDE_DAYS = 7

/** State of mail, staff accounts, numbers and link checks, for administrators. @throws AppError 403 */
export async function systemState(actor: Actor, timeZone: string, now: Date) {
  assertCan(actor, 'read', 'accounts')
  const alerts = { in: await staffMailKinds() }
  const lately = { state: 'failed', finishedAt: { gt: subDays(now, FAILED_MAIL_DAYS) } }
  const [
    recipients,
    setAsideMails,
    failedAlerts,
    failedVisitorMail,
    people,
    invitations,
    admins,
    linksCheckedAt,
    flagged,
    aside,
    durability,
  ] = await Promise.all([
    db.emailRecipient.count({ where: { active: true } }),
    db.inboundMail.count({
      where: { state: 'set-aside', createdAt: { gt: subDays(now, SET_ASIDE_DAYS) } },
    }),
    db.outboxItem.count({ where: { ...lately, kind: alerts } }),
    db.outboxItem.count({ where: { ...lately, kind: VISITOR_MAIL } }),
    db.user.count({ where: { disabledAt: null } }),
    db.invitation.count({ where: { acceptedAt: null } }),
    adminFactors(actor),
    lastLinkCheck(timeZone, now),
    flaggedNumbers(now),
    setAsideItems(),
    durabilityWarnings(),
  ])
  return {
    mailIsSet: await canSendMail(),
    durabilityWarnings: durability,
    setAside: aside?.count ?? 0,
    recipients,
    setAsideMails,
    failedAlerts,
    failedVisitorMail,
    people,
    invitations,
    adminsWithoutFactor: admins.filter(({ hasSecondFactor }) => !hasSecondFactor).length,
    spamNumbers: flagged.map(({ number }) => number),
    linksCheckedAt: linksCheckedAt?.toISOString() ?? null,
  }
}

export type SystemState = Awaited<ReturnType<typeof systemState>>
