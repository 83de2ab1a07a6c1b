import 'server-only'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { companyPhone } from '@/lib/leads/intake/company-phone'
import { refuseFlood } from '@/lib/leads/intake/flood'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { softRate } from '@/lib/leads/intake/soft-rate'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { applicationMail } from '@/lib/leads/jobs/application-mail'
import { applicationSchema } from '@/lib/leads/jobs/schema'
import { databaseNow, db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { JobApplication } from '@/lib/platform/generated/prisma/client'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { wakeOutbox } from '@/lib/platform/outbox/wake'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { siteUrl } from '@/lib/platform/site'
import { openJob } from '@/lib/site/jobs/jobs'

/** Applications per hour; further ones are stored without an email to staff. */
const PER_ADDRESS = 10
const PER_NUMBER = 4

/**
 * Stores an application apart from leads and mails the person who hires. @throws AppError 400 by field, 404
 * for a job that is filled or gone, 429
 */
export async function submitApplication(
  slug: string,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<{ repeated: boolean }> {
  const parsed = applicationSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const job = await db.job.findFirst({
    where: { slug, ...openJob(await databaseNow()) },
    select: { id: true, title: true, applyTo: true, community: { select: { id: true, name: true } } },
  })
  if (!job) throw notFound('This job is no longer open')
  const { name, phone, email, message, transactionId } = parsed.data
  const person = {
    name: name.trim(),
    phone,
    phoneE164: phoneE164(phone),
    email: email?.trim().toLowerCase() || null,
    message: message?.trim() ? message.replaceAll('\r\n', '\n') : null,
  }
  const { repeated } = await storeOnce<{ jobId: string | null; phone: string }>({
    sentKey: transactionIdFrom(transactionId),
    person: `${job.id} ${person.phoneE164 ?? person.phone}`,
    find: (keys) =>
      db.jobApplication.findMany({
        where: { transactionId: { in: keys } },
        select: { jobId: true, phone: true },
      }),
    isMine: (row) => row.jobId === job.id && row.phone === person.phone,
    async store(key) {
      await refuseFlood(about.clientIpAddress, (await companyPhone()).display)
      const heldReason = await heldBecause(body, { ...person, key }, about)
      return db.$transaction(async (tx) => {
        const row = await tx.jobApplication.create({
          data: {
            ...person,
            jobId: job.id,
            jobTitle: job.title,
            communityId: job.community.id,
            transactionId: key,
            heldReason,
            clientIpAddress: about.clientIpAddress,
            clientUserAgent: about.userAgent?.slice(0, 512) ?? null,
            requestId: about.requestId,
            createdAt: about.receivedAt,
          },
        })
        if (!heldReason) await mailApplication(tx, row, { to: job.applyTo, community: job.community })
        return row
      })
    },
  })
  wakeOutbox()
  return { repeated }
}

type Recipient = { to: string; community: { id: string; name: string } }

function mailApplication(
  tx: Tx,
  { id, jobTitle, name, phone, email, message, requestId }: JobApplication,
  { to, community }: Recipient,
) {
  const link = siteUrl(`/admin/job-applications/${id}`)
  return queueMail(
    tx,
    applicationMail,
    { job: jobTitle, community: community.name, name, phone, email, message, link },
    {
      messageId: `<job-application-${id}@${new URL(siteUrl()).hostname}>`,
      to,
      replyTo: email,
      about: 'Job application',
      communityId: community.id,
      requestId,
    },
  )
}

type Applicant = { phone: string; phoneE164: string | null; email: string | null; key: string }

/** Judged like a lead (reading 5). */
async function heldBecause(
  { captchaToken, honeypot, formLoadTime }: Record<string, unknown>,
  { phone, phoneE164, email, key }: Applicant,
  { clientIpAddress, receivedAt }: RequestContext,
): Promise<string | null> {
  const botCheck = await checkBot(captchaToken, { transactionId: key, remoteIp: clientIpAddress })
  const rate = await softRate(receivedAt, [
    {
      stored: (since) => db.jobApplication.count({ where: { ...since, phone } }),
      atMost: PER_NUMBER,
      words: 'applications in an hour from one number',
    },
    {
      stored: (since) =>
        clientIpAddress ? db.jobApplication.count({ where: { ...since, clientIpAddress } }) : 0,
      atMost: PER_ADDRESS,
      words: 'applications in an hour from one address',
    },
  ])
  const blocked = await blockedReason({ phone: phoneE164 ?? phone, email, address: clientIpAddress })
  return suspicionOf({ honeypot, formLoadTime, botCheck, rate, blocked }, receivedAt)?.detail ?? null
}
