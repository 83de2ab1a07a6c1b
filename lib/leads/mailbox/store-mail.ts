import 'server-only'
import { leadOfMail } from '@/lib/leads/mailbox/lead-of-mail'
import type { MailReason } from '@/lib/leads/mailbox/mail-reasons'
import { requestByRules } from '@/lib/leads/mailbox/read-by-rules'
import type { ReadMail } from '@/lib/leads/mailbox/read-raw'
import { agencyOf } from '@/lib/leads/referral-agencies/agency-of'
import type { MailedRequest } from '@/lib/leads/referral-agencies/request-of-mail'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { databaseAnswers } from '@/lib/platform/database/patience'
import { Prisma, type ReferralAgency } from '@/lib/platform/generated/prisma/client'
import { mailSender } from '@/lib/platform/mail/sender'
import { reportError } from '@/lib/platform/report-error'

export type IncomingMail = ReadMail & {
  /** Mailbox, UIDVALIDITY and UID. */
  place: string
  receivedAt: Date
}

type Judged =
  | { state: 'set-aside'; reason: MailReason }
  | { state: 'to-read'; reason: MailReason }
  | { state: 'request'; request: MailedRequest }

/**
 * Stores a mail with its lead, if any, in one commit; mails already stored are skipped. One that fails twice
 * is set aside without a lead, because those behind it must not wait. @throws while the database is away
 */
export async function storeMail(mail: IncomingMail, now = new Date()): Promise<void> {
  const { place, digest } = mail
  if (await db.inboundMail.findFirst({ where: { OR: [{ place }, { digest }] }, select: { id: true } })) return
  for (const isLast of [false, true]) {
    try {
      return await storeWithLead(mail, now)
    } catch (error) {
      if (!(await databaseAnswers())) throw error
      if (isLast) reportError(error, { event: 'mailbox' })
    }
  }
  await db.$transaction((tx) => store(tx, mail, null, { state: 'set-aside', reason: 'not-stored' }, null))
}

async function storeWithLead(mail: IncomingMail, now: Date): Promise<void> {
  const agency = await agencyOf(mail.fromAddress)
  const judged = await judge(mail, agency)
  const lead =
    judged.state === 'set-aside'
      ? null
      : await leadOfMail({ ...mail, agency }, judged.state === 'request' ? judged.request : null, now)
  try {
    await db.$transaction((tx) => store(tx, mail, agency, judged, lead))
  } catch (error) {
    // Another worker took over after our lease expired.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
  }
}

async function judge(mail: IncomingMail, agency: ReferralAgency | null): Promise<Judged> {
  if (mail.isBroken) return { state: 'to-read', reason: 'broken' }
  if (mail.fromAddress && mail.fromAddress === (await mailSender())?.address.toLowerCase())
    return { state: 'set-aside', reason: 'own-mail' }
  // Agencies send automated mail, too; it counts if it can be read.
  if (mail.automatic === 'reply' || (mail.automatic && !agency))
    return { state: 'set-aside', reason: 'automatic' }
  if (!agency) return { state: 'to-read', reason: 'unknown-sender' }
  if (!mail.isVerified) return { state: 'to-read', reason: 'unverified' }
  const request = await requestByRules(agency, mail.text)
  return request ? { state: 'request', request } : { state: 'to-read', reason: 'unreadable' }
}

async function store(
  tx: Tx,
  { place, digest, fromName, fromAddress, subject, text, receivedAt, original }: IncomingMail,
  agency: ReferralAgency | null,
  judged: Judged,
  lead: LeadToStore | null,
): Promise<void> {
  const leadId = lead && (await storeLeadWithin(tx, lead, `mail:${digest}`)).leadId
  // Of a mail that nobody has read, no consent is known.
  if (leadId && judged.state !== 'request')
    await tx.leadConsent.deleteMany({ where: { tourRequestId: leadId } })
  await tx.inboundMail.create({
    data: {
      place,
      digest,
      fromName,
      fromAddress,
      subject,
      text,
      receivedAt,
      state: judged.state,
      reason: judged.state === 'request' ? null : judged.reason,
      agencyId: agency?.id ?? null,
      tourRequestId: leadId,
      ...(original && { original: { create: { content: original } } }),
    },
  })
}
