import 'server-only'
import { isRsvpLinkOpen, openRsvpLink, rsvpPath } from '@/lib/leads/events/rsvp-link'
import { isVisitLinkOpen, openVisitLink, visitPath } from '@/lib/leads/family/visit-link'
import { renewalMail } from '@/lib/leads/private-links/renewal-mail'
import { mailVisitor } from '@/lib/leads/tour-requests/mail-visitor'
import { db, type Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { type Linked, nextIssue } from '@/lib/platform/private-links/renewable-link'
import { siteUrl } from '@/lib/platform/site'
import { isResultLinkOpen, openResultLink, resultPath } from '@/lib/site/quizzes/result-link'

/** New links per record and day. */
const LIMIT: Limit = { name: 'link-renewal', points: 3, seconds: 24 * 60 * 60 }

type Link = { id: string; issuedAt: Date | null }

type Found = {
  email: string | null
  communityId: string | null
  createdAt: Date
  record: Linked
  /** True while the link that was sent along still works. */
  isOpen: boolean
  path(record: Linked): string
  issue(tx: Tx, at: Date): Promise<unknown>
}

/**
 * Mails the current private link to the record's own address, issued anew where it has ended. The answer is
 * the same whether or not there is an address: whoever holds an old link learns nothing.
 * @returns the page of the old link @throws AppError 404 for an invalid token
 */
export async function renewLink(token: string, requestId: string | null, now = new Date()): Promise<string> {
  const found = await findRecord(token, now)
  if (!found) throw notFound('This link is not valid')
  const { email, record, communityId, createdAt } = found
  const page = found.path({ ...record, linkIssuedAt: issuedAtOf(token) })
  if (!email || (await countAttempt(LIMIT, record.id)) !== null) return page
  await db.$transaction(async (tx) => {
    const linkIssuedAt = found.isOpen ? record.linkIssuedAt : nextIssue(record, now)
    if (!found.isOpen && linkIssuedAt) await found.issue(tx, linkIssuedAt)
    const company = await readMailCompany(tx)
    const link = siteUrl(found.path({ ...record, linkIssuedAt }))
    await mailVisitor(
      tx,
      renewalMail,
      { link, phone: company.phone.display },
      {
        messageId: `<link-${record.id}-${now.getTime().toString(36)}@${new URL(siteUrl()).hostname}>`,
        to: email,
        askedAt: createdAt,
        replyTo: company.email,
        about: 'New private link',
        communityId,
        requestId,
      },
    )
  })
  return page
}

async function findRecord(token: string, now: Date): Promise<Found | null> {
  const [visit, rsvp, result] = [openVisitLink(token), openRsvpLink(token), openResultLink(token)]
  if (visit) return findVisit(visit, now)
  if (rsvp) return findRsvp(rsvp, now)
  return result && findResult(result, now)
}

const issuedAtOf = (token: string) =>
  (openVisitLink(token) ?? openRsvpLink(token) ?? openResultLink(token))?.issuedAt ?? null

async function findVisit(link: Link, now: Date): Promise<Found | null> {
  const where = { id: link.id, quarantinedAt: null, erasedAt: null }
  const lead = await db.tourRequest.findFirst({ where })
  return (
    lead && {
      ...lead,
      record: lead,
      isOpen: isVisitLinkOpen(link, lead, now),
      path: visitPath,
      issue: (tx, linkIssuedAt) => tx.tourRequest.update({ where: { id: lead.id }, data: { linkIssuedAt } }),
    }
  )
}

async function findRsvp(link: Link, now: Date): Promise<Found | null> {
  const rsvp = await db.eventRsvp.findUnique({ where: { id: link.id }, include: { event: true } })
  return (
    rsvp && {
      ...rsvp,
      record: rsvp,
      isOpen: isRsvpLinkOpen(link, rsvp, now),
      path: (record) => rsvpPath(rsvp.event.slug, record),
      issue: (tx, linkIssuedAt) => tx.eventRsvp.update({ where: { id: rsvp.id }, data: { linkIssuedAt } }),
    }
  )
}

async function findResult(link: Link, now: Date): Promise<Found | null> {
  const result = await db.quizResult.findUnique({
    where: { id: link.id },
    include: { response: { select: { email: true, heldReason: true } } },
  })
  return (
    result && {
      email: result.response?.heldReason ? null : (result.response?.email ?? null),
      communityId: null,
      createdAt: result.createdAt,
      record: result,
      isOpen: isResultLinkOpen(link, result, now),
      path: resultPath,
      issue: (tx, linkIssuedAt) => tx.quizResult.update({ where: { id: result.id }, data: { linkIssuedAt } }),
    }
  )
}
