import 'server-only'
import { assertCan, can, mayNeedApproval, ROLES } from '@/lib/accounts/access/access'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { ApprovalRequest } from '@/lib/platform/generated/prisma/client'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { siteUrl } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { settleReturned, waitingRequest } from '@/lib/records/publish/approval/approval-rows'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import { type RecordWithDraft, recordWithDraft } from '@/lib/records/publish/draft'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { assertMayPublish } from '@/lib/records/store/may-publish'

/** Sends a request back with a comment; the draft stays. @throws AppError 403, 404, 405, 409 if none waits */
export async function returnApproval(
  actor: Actor,
  entity: Entity,
  id: string,
  answer: string,
): Promise<ApprovalView | null> {
  assertCan(actor, 'update', entity.area)
  assertMayPublish(actor, entity)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const current = await recordWithDraft(tx, actor, entity, id)
    const waiting = await waitingRequest(tx, entity, id)
    if (!waiting) throw conflict('This is no longer waiting for approval')
    const data = { state: 'returned', answer, answeredByName: actor.username, answeredAt: new Date() }
    const request = await tx.approvalRequest.update({ where: { id: waiting.id }, data })
    const about = { entity, request, link: recordLink(entity, id, current), requestId: actor.requestId }
    const heading = `${actor.username} sent back: ${about.link.title}`
    await mailRequester(tx, actor, about, { heading, words: answer })
    await recordAudit(tx, actor, { action: 'return-approval', entity: entity.name, entityId: id })
    return approvalView(actor, request)
  })
}

/** Publishing, unpublishing or planning approves a waiting request. The caller holds the record's lock. */
export async function settleApproval(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  {
    action,
    current,
    at,
  }: { action: PlanAction; current: RecordWithDraft; at?: { when: Date; timeZone: string } },
): Promise<void> {
  const waiting = await waitingRequest(tx, entity, id)
  await settleReturned(tx, entity, id, action)
  if (waiting?.action !== action) return
  const data = { state: 'approved', answeredByName: actor.username, answeredAt: new Date() }
  const request = await tx.approvalRequest.update({ where: { id: waiting.id }, data })
  const about = { entity, request, link: recordLink(entity, id, current), requestId: actor.requestId }
  const done = action === 'publish' ? 'published' : 'unpublished'
  await mailRequester(tx, actor, about, {
    heading: `${actor.username} approved: ${about.link.title}`,
    words: at
      ? `It will be ${done} ${plannedTime(at.when.toISOString(), at.timeZone)}.`
      : `It is now ${done}.`,
  })
  const after = { askedBy: request.askedByName }
  await recordAudit(tx, actor, { action: 'approve', entity: entity.name, entityId: id, after })
}

/** Roles that publish what others ask for. */
const publishers = ROLES.filter((role) => role === 'admin' || mayNeedApproval(role))

type About = { entity: Entity; request: ApprovalRequest; link: RecordLink; requestId: string | null }

/** Mails everyone who may approve the request and open the record. */
export async function mailApprovers(tx: Tx, about: About): Promise<void> {
  const { entity, request, link } = about
  const people = await tx.user.findMany({
    where: { disabledAt: null, email: { not: null }, role: { in: publishers }, mayPublish: true },
    select: { id: true, email: true },
  })
  const wish = request.action === 'publish' ? 'publish' : 'unpublish'
  for (const { id, email } of people) {
    const person = await deferredActor(id)
    if (!person || !(await mayOpen(tx, person, entity, request.entityId))) continue
    await send(tx, about, { id, email }, 'asked', {
      heading: `${request.askedByName} asks you to ${wish}: ${link.title}`,
      paragraphs: request.note ? [request.note] : [],
    })
  }
}

/** Mails the author the outcome, unless the account is gone or they decided it themselves. */
async function mailRequester(
  tx: Tx,
  actor: Actor,
  about: About,
  outcome: { heading: string; words: string | null },
): Promise<void> {
  const { askedById } = about.request
  if (askedById === actor.id) return
  const person = await tx.user.findFirst({
    where: { id: askedById, disabledAt: null },
    select: { id: true, email: true },
  })
  if (!person) return
  const paragraphs = outcome.words ? [outcome.words] : []
  await send(tx, about, person, 'answered', { heading: outcome.heading, paragraphs })
}

async function mayOpen(tx: Tx, person: Actor, entity: Entity, id: string): Promise<boolean> {
  if (!can(person, 'update', entity.area)) return false
  return recordWithDraft(tx, person, entity, id).then(
    () => true,
    () => false,
  )
}

async function send(
  tx: Tx,
  { request, link, requestId }: About,
  { id, email }: { id: string; email: string | null },
  step: 'asked' | 'answered',
  { heading, paragraphs }: { heading: string; paragraphs: string[] },
): Promise<void> {
  if (!email) return
  const when = request.wantedAt && plannedTime(request.wantedAt.toISOString(), request.timeZone)
  const facts = [
    { label: 'What', value: `${link.title} (${link.what})` },
    ...(when ? [{ label: 'When', value: when }] : []),
  ]
  const input = { heading, paragraphs, facts, href: siteUrl(link.href) }
  await queueAccountMail(tx, approvalMail, input, {
    to: email,
    key: `approval-${step}:${request.id}:${id}`,
    endsAt: null,
    requestId,
    userId: id,
  })
}

type ApprovalMail = Pick<MailCopy, 'heading' | 'paragraphs' | 'facts'> & { href: string }

export const approvalMail = defineMail<ApprovalMail>({
  name: 'approval',
  by: 'staff',
  reader: 'staff',
  about: { bulletin: 'Approvals' },
  compose: ({ heading, paragraphs, facts, href }) => ({
    subject: heading,
    heading,
    paragraphs,
    facts,
    links: [{ label: 'Open', href }],
  }),
  samples: (typed) => [
    {
      heading: 'dana asks you to publish: Birch Court',
      paragraphs: [typed],
      facts: [{ label: 'What', value: 'Birch Court (Community)' }],
      href: siteUrl('/admin/communities'),
    },
  ],
})
