import 'server-only'
import * as z from 'zod'
import { assertCan, isRole, ROLES, type Role, type SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import { invitationLink, linkTokenHash, newLinkToken } from '@/lib/accounts/access/link-token'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'
import { db, type Tx } from '@/lib/platform/database/db'
import { emailText } from '@/lib/platform/email-text'
import { conflict, notFound } from '@/lib/platform/errors'
import { accountMailKey, queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'

const VALID_DAYS = 7

export const invitationSchema = z.object({
  email: emailText(),
  role: z.enum(ROLES, 'Please choose a role'),
  /** Empty: all communities. */
  communityIds: z.array(z.uuid()).max(200).default([]),
})

type IssuedInvitation = { id: string; email: string; link: string; expiresAt: Date; isMailed: boolean }

/** Creates and mails an invitation; the link is returned only once. @throws AppError 403, 400, 409 */
export async function createInvitation(
  actor: SessionUser,
  invitation: z.output<typeof invitationSchema>,
  browser: Browser,
  now = new Date(),
): Promise<IssuedInvitation> {
  assertCan(actor, 'create', 'accounts')
  const { email, role } = invitation
  const communityIds = role === 'admin' ? [] : invitation.communityIds
  await assertCommunitiesExist(communityIds)
  return db.$transaction(async (tx) => {
    await assertNotInvited(tx, email, now)
    const token = newLinkToken()
    const created = await tx.invitation.create({
      data: {
        tokenHash: linkTokenHash(token),
        email,
        role,
        communityIds,
        expiresAt: endOf(now),
        invitedById: actor.id,
      },
    })
    const on = { entity: 'invitation', id: created.id } as const
    await recordAccess(tx, { action: 'invite', actor, browser, on, after: { role, communityIds } })
    return issued(tx, created, token, actor, browser)
  })
}

/** Replaces an unused invitation's link for seven more days. @throws AppError 403, 404 */
export async function renewInvitation(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<IssuedInvitation> {
  assertCan(actor, 'update', 'accounts')
  return db.$transaction(async (tx) => {
    const token = newLinkToken()
    const [renewed] = await tx.invitation.updateManyAndReturn({
      where: { id, acceptedAt: null },
      data: { tokenHash: linkTokenHash(token), expiresAt: endOf(now) },
    })
    if (!renewed) throw gone()
    await recordAccess(tx, { action: 'renew-invitation', actor, browser, on: { entity: 'invitation', id } })
    return issued(tx, renewed, token, actor, browser)
  })
}

/** Revokes an unused invitation and its unsent mail. @throws AppError 403, 404 when used or gone */
export async function revokeInvitation(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  assertCan(actor, 'delete', 'accounts')
  await db.$transaction(async (tx) => {
    const { count } = await tx.invitation.deleteMany({ where: { id, acceptedAt: null } })
    if (count === 0) throw gone()
    await tx.outboxItem.deleteMany({ where: { dedupKey: invitationMailKey(id), state: 'due' } })
    await recordAccess(tx, { action: 'revoke-invitation', actor, browser, on: { entity: 'invitation', id } })
  })
}

export function invitationMailKey(id: string): string {
  return accountMailKey(mailKey(id))
}

type Stored = { id: string; email: string; role: string; communityIds: string[]; expiresAt: Date }

async function issued(
  tx: Tx,
  { id, email, role, communityIds, expiresAt }: Stored,
  token: string,
  actor: SessionUser,
  { requestId }: Browser,
): Promise<IssuedInvitation> {
  if (!isRole(role)) throw new Error(`unknown role of invitation ${id}`)
  const settings = await tx.siteSettings.findFirst({ select: { companyName: true } })
  const communities = await tx.community.findMany({
    where: { id: { in: communityIds } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  const link = invitationLink(token)
  const input = {
    companyName: companyNameOrHost(settings?.companyName),
    role,
    communities: communities.map(({ name }) => name),
    by: actor.username,
    link,
    days: VALID_DAYS,
  }
  const isMailed = await queueAccountMail(tx, invitationMail, input, {
    to: email,
    key: mailKey(id),
    endsAt: expiresAt,
    requestId,
  })
  return { id, email, link, expiresAt, isMailed }
}

async function assertNotInvited(tx: Tx, email: string, now: Date): Promise<void> {
  const [pending] = await tx.$queryRaw<unknown[]>`
    select 1 from invitations
    where lower(email) = lower(${email}) and accepted_at is null and expires_at > ${now} limit 1`
  if (!pending) return
  const words = 'This email address already has an invitation. Send it again or revoke it first'
  throw conflict(words, { email: words })
}

const mailKey = (id: string) => `invitation:${id}`
const endOf = (now: Date) => new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60_000)
const gone = () => notFound('This invitation has been used or no longer exists')

type Invited = {
  companyName: string
  role: Role
  communities: string[]
  by: string
  link: string
  days: number
}

export const invitationMail = defineMail<Invited>({
  name: 'invitation',
  by: 'staff',
  reader: 'staff',
  about: 'account',
  compose: invitationCopy,
  samples: () => [
    {
      companyName: 'Sample Senior Living',
      role: 'counselor',
      communities: ['Birch Court'],
      by: 'dana',
      link: siteUrl('/login?invitation=0'),
      days: VALID_DAYS,
    },
  ],
})

function invitationCopy({ companyName, role, communities, by, link, days }: Invited): MailCopy {
  const { label, may } = ROLE_COPY[role]
  const where = role === 'admin' || communities.length === 0 ? 'All communities' : communities.join(', ')
  return {
    subject: `Your account at ${companyName}`,
    heading: `${by} invites you to ${companyName}’s back office`,
    paragraphs: [
      `Open the link and choose a username and password. The link works once and expires in ${days} days.`,
      'If you did not expect this invitation, you can ignore this email.',
    ],
    facts: [
      { label: 'Your role', value: `${label}. ${may}` },
      { label: 'Communities', value: where },
    ],
    links: [{ label: 'Create your account', href: link }],
  }
}
