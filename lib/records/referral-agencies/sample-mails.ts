import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { db } from '@/lib/platform/database/db'
import { dateFormat } from '@/lib/platform/date-format'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { isUuid } from '@/lib/platform/uuid'

const SHOWN = 20

/** The newest mails to test an agency's rules: its own and those of unknown senders. @throws AppError 403 */
export async function sampleMails(actor: Actor, agencyId: string | null) {
  assertCan(actor, 'read', 'agencies')
  assertCan(actor, 'read', 'agencies')
  const own = agencyId && isUuid(agencyId) ? [{ agencyId }] : []
  const [mails, communities, settings] = await Promise.all([
    db.inboundMail.findMany({
      where: { text: { not: '' }, OR: [...own, { agencyId: null }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    }),
    db.community.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } }),
    companySettings(),
  ])
  const day = dateFormat({ timeZone: usableTimeZone(settings?.timeZone), month: 'short', day: 'numeric' })
  return {
    mails: mails.map(({ id, subject, fromName, fromAddress, text, receivedAt }) => ({
      id,
      subject,
      text,
      from: fromName ?? fromAddress ?? 'unknown',
      day: day.format(receivedAt),
    })),
    communities,
  }
}

export type SampleMails = Awaited<ReturnType<typeof sampleMails>>
