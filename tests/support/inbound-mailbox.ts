import { db } from '@/lib/platform/database/db'
import { AGENCY } from '@/tests/support/agency-mail'

/** Resets the mailbox and creates one agency. @returns its id */
export async function emptyMailbox(): Promise<string> {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, outbox_items,
    inbound_mails, inbound_mailboxes, sweeps, referral_agencies, blocked_senders cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  return (await db.referralAgency.create({ data: AGENCY })).id
}

/** Leads created from mails, oldest first. */
export const leads = () =>
  db.tourRequest.findMany({
    orderBy: { createdAt: 'asc' },
    include: { mail: true, consents: true, quarantine: true, household: true },
  })
/** Imported mails, oldest first. */
export const mails = () => db.inboundMail.findMany({ orderBy: { createdAt: 'asc' } })
