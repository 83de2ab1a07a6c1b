import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { ApprovalRequest } from '@/lib/platform/generated/prisma/client'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { siteUrl } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { recordWithDraft } from '@/lib/records/publish/draft'
import type { RecordLink } from '@/lib/records/publish/record-link'

type About = { entity: Entity; request: ApprovalRequest; link: RecordLink; requestId: string | null }

/** Mails everyone who may approve the request and open the record. */
export async function mailApprovers(tx: Tx, about: About): Promise<void> {
  const { entity, request, link } = about
  const people = await tx.user.findMany({
    where: { disabledAt: null, email: { not: null }, role: { in: ['admin', 'editor'] }, mayPublish: true },
    select: { id: true, email: true },
  })
  const wish = request.action === 'publish' ? 'publish' : 'take off the site'
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
export async function mailRequester(
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
  await queueAccountMail(tx, {
    to: email,
    copy: {
      subject: heading,
      heading,
      paragraphs,
      facts,
      links: [{ label: 'Open it', href: siteUrl(link.href) }],
    },
    key: `approval-${step}:${request.id}:${id}`,
    endsAt: null,
    requestId,
  })
}
