import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/auth/access'
import { recordAccess } from '@/lib/auth/access-log'
import type { Browser } from '@/lib/auth/browser'
import { invitationLink, invitationTokenHash, newInvitationToken } from '@/lib/auth/invitation-token'
import { ROLES, type SessionUser } from '@/lib/auth/session-user'
import { db } from '@/lib/db'
import { invalidFields, notFound } from '@/lib/errors'

const VALID_DAYS = 7

export const invitationSchema = z.object({
  email: z.email('Please enter a valid email address').max(255),
  role: z.enum(ROLES),
  /** Empty: all communities. */
  communityIds: z.array(z.uuid()).max(200).default([]),
})

const shown = {
  id: true,
  email: true,
  role: true,
  communityIds: true,
  expiresAt: true,
  acceptedAt: true,
  createdAt: true,
} as const

/** Invites somebody to register with a role. The link is returned once and kept nowhere. Valid for seven days. @throws AppError 403, 400 */
export async function createInvitation(
  actor: SessionUser,
  invitation: z.output<typeof invitationSchema>,
  browser: Browser,
  now = new Date(),
): Promise<{ id: string; link: string; expiresAt: Date }> {
  assertCan(actor, 'create', 'invitation')
  await assertCommunitiesExist(invitation.communityIds)
  const token = newInvitationToken()
  const { email, role, communityIds } = invitation
  const expiresAt = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60_000)
  return db.$transaction(async (tx) => {
    const { id } = await tx.invitation.create({
      data: {
        tokenHash: invitationTokenHash(token),
        email,
        role,
        communityIds,
        expiresAt,
        invitedById: actor.id,
      },
      select: { id: true },
    })
    const after = { role, communityIds }
    await recordAccess(tx, { action: 'invite', actor, browser, on: { entity: 'invitation', id }, after })
    return { id, link: invitationLink(token), expiresAt }
  })
}

/** All invitations, newest first, without their tokens. @throws AppError 403 */
export function listInvitations(actor: SessionUser) {
  assertCan(actor, 'read', 'invitation')
  return db.invitation.findMany({ select: shown, orderBy: { id: 'desc' } })
}

/** Makes an unused invitation worthless. @throws AppError 403, 404 when it was used or is gone */
export async function revokeInvitation(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  assertCan(actor, 'delete', 'invitation')
  await db.$transaction(async (tx) => {
    const { count } = await tx.invitation.deleteMany({ where: { id, acceptedAt: null } })
    if (count === 0) throw notFound('This invitation has been used or no longer exists')
    await recordAccess(tx, { action: 'revoke-invitation', actor, browser, on: { entity: 'invitation', id } })
  })
}

async function assertCommunitiesExist(ids: string[]): Promise<void> {
  const known = await db.community.count({ where: { id: { in: ids } } })
  if (known < new Set(ids).size)
    throw invalidFields({ communityIds: 'One of these communities no longer exists' })
}
