import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { isRole, type Role } from '@/lib/accounts/access/access'
import { linkTokenHash } from '@/lib/accounts/access/link-token'
import type { RegistrationOffer } from '@/lib/accounts/sign-in/registration-offer'
import { db, type Tx } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { forbidden } from '@/lib/platform/errors'

export type Grant = { role: Role; communityIds: string[]; email: string | null; invitationId: string | null }

type Application = {
  email?: string | undefined
  setupToken?: string | undefined
  invitation?: string | undefined
}

/** The registration form that /login offers with this invitation token. */
export async function registrationOffer(token: string | undefined): Promise<RegistrationOffer> {
  if (await isFirstAccount(db)) return { kind: 'first', needsSetupToken: env().SETUP_TOKEN !== undefined }
  if (!token) return { kind: 'closed' }
  const invitation = await db.invitation.findUnique({ where: { tokenHash: linkTokenHash(token) } })
  if (!invitation) return { kind: 'invitation-unusable', why: 'gone' }
  if (isUsable(invitation, new Date())) return { kind: 'invited', email: invitation.email }
  return { kind: 'invitation-unusable', why: invitation.acceptedAt ? 'used' : 'expired' }
}

/** Role and communities of a new account, admin for the first. @throws AppError 403 when not invited */
export async function admit(tx: Tx, application: Application, now: Date): Promise<Grant> {
  if (await isFirstAccount(tx)) {
    assertSetupToken(application.setupToken)
    return { role: 'admin', communityIds: [], email: application.email ?? null, invitationId: null }
  }
  if (!application.invitation) {
    throw forbidden('Registration is by invitation only. Please ask an administrator to invite you')
  }
  const invitation = await usableInvitation(tx, application.invitation, now)
  if (!invitation || !isRole(invitation.role)) {
    throw forbidden('This invitation has been used or has expired. Please ask for a new one')
  }
  if (application.email && application.email.toLowerCase() !== invitation.email.toLowerCase()) {
    throw forbidden('This invitation was sent to another email address')
  }
  const { id, role, communityIds, email } = invitation
  return { role, communityIds, email, invitationId: id }
}

async function isFirstAccount(tx: Tx): Promise<boolean> {
  return (await tx.user.findFirst({ select: { id: true } })) === null
}

async function usableInvitation(tx: Tx, token: string, now: Date) {
  const invitation = await tx.invitation.findUnique({ where: { tokenHash: linkTokenHash(token) } })
  return invitation && isUsable(invitation, now) ? invitation : null
}

function isUsable(
  { acceptedAt, expiresAt }: { acceptedAt: Date | null; expiresAt: Date },
  now: Date,
): boolean {
  return !acceptedAt && expiresAt > now
}

function assertSetupToken(given: string | undefined): void {
  const wanted = env().SETUP_TOKEN
  if (wanted === undefined) return
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(given ?? ''), digest(wanted))) {
    throw forbidden('The first account needs the setup token from the server’s configuration')
  }
}
