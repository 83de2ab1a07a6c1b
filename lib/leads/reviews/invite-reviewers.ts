import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { type Occasion, reviewInvitation } from '@/lib/leads/reviews/invitation-mail'
import { reviewPath } from '@/lib/leads/reviews/review-link'
import { db, type Tx } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { contactRefusal } from '@/lib/platform/do-not-contact/refusals'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { siteUrl } from '@/lib/platform/site'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/** Days after the occasion on which a family is asked, by the status that its lead reached. */
const ASKED_AFTER_DAYS: Record<Occasion, number> = { tour: 2, 'move-in': 30 }
const STATUS: Record<Occasion, string> = { tour: 'toured', 'move-in': 'converted' }

/** Older occasions were before the rule, or before an outage that is over. */
const FORGOTTEN_AFTER_DAYS = 60

const BATCH = 500

export const inviteReviewers = defineSweep({
  name: 'invite-reviewers',
  at: { hour: 10 },
  run: () => askForReviews(),
})

type Candidate = { id: string; occasion: Occasion; reachedAt: Date }

/** Logs each family that toured or moved in, and mails those that may be asked (decision 105). */
export async function askForReviews(): Promise<void> {
  for (const occasion of ['tour', 'move-in'] as const) {
    const rows = await db.$queryRaw<Candidate[]>`
      select t.id, ${occasion}::text as occasion, min(e.created_at) as "reachedAt"
      from tour_requests t join lead_events e on e.tour_request_id = t.id
      where e.type = 'status' and e.data->>'to' = ${STATUS[occasion]}
        and t.quarantined_at is null and t.erased_at is null
        and not exists (
          select from review_invitations i where i.tour_request_id = t.id and i.occasion = ${occasion}
        )
      group by t.id
      having min(e.created_at) < now() - make_interval(days => ${ASKED_AFTER_DAYS[occasion]}::int)
        and min(e.created_at) > now() - make_interval(days => ${FORGOTTEN_AFTER_DAYS}::int)
      order by 3 limit ${BATCH}`
    await eachApart(rows, (row) => db.$transaction((tx) => invite(tx, row)))
  }
}

async function invite(tx: Tx, { id, occasion, reachedAt }: Candidate): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`review-invitation/${id}`}, 0))`
  const key = { tourRequestId_occasion: { tourRequestId: id, occasion } }
  if (await tx.reviewInvitation.findUnique({ where: key, select: { id: true } })) return
  const lead = await tx.tourRequest.findUniqueOrThrow({
    where: { id },
    select: { name: true, email: true, communityId: true, community: { select: { name: true } } },
  })
  const outcome = await outcomeFor(tx, lead, occasion)
  const invitation = { id: uuidv7(), createdAt: new Date() }
  const { communityId } = lead
  await tx.reviewInvitation.create({
    data: { ...invitation, tourRequestId: id, occasion, communityId, reachedAt, outcome },
  })
  if (outcome !== 'asked' || !lead.email || !lead.community) return
  const [company, settings] = await Promise.all([
    readMailCompany(tx),
    tx.siteSettings.findFirst({ select: { reviewIncentive: true } }),
  ])
  const input = {
    name: lead.name,
    occasion,
    community: lead.community.name,
    link: siteUrl(reviewPath(invitation)),
    phone: company.phone.display,
    incentive: settings?.reviewIncentive ?? null,
  }
  await queueMail(tx, reviewInvitation, input, {
    messageId: `<review-invitation-${invitation.id}@${new URL(siteUrl()).hostname}>`,
    to: lead.email,
    replyTo: company.email,
    about: 'Review',
    communityId,
    requestId: null,
  })
}

type Lead = { email: string | null; communityId: string | null }

/** Why a family is not asked, or 'asked'. Nothing about how its visit went plays a part. */
async function outcomeFor(tx: Tx, { email, communityId }: Lead, occasion: Occasion): Promise<string> {
  if (!communityId) return 'no-community'
  if (!email) return 'no-email'
  if (await contactRefusal(tx, email, { channel: 'mail', by: 'system' })) return 'refused'
  const before = await tx.reviewInvitation.count({
    where: {
      occasion,
      communityId,
      outcome: 'asked',
      tourRequest: { email: { equals: email, mode: 'insensitive' } },
    },
  })
  return before > 0 ? 'asked-before' : 'asked'
}
