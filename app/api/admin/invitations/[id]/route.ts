import { adminRoute } from '@/lib/accounts/admin-route'
import { revokeInvitation } from '@/lib/accounts/sign-in/invitations'
import { readInvitation } from '@/lib/accounts/users/list-invitations'

/** An unused invitation, without its link. */
export const GET = adminRoute(({ actor, id }) => readInvitation(actor, id))

/** Withdraws an unused invitation. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await revokeInvitation(actor, id, browser)
  return { message: 'Invitation revoked' }
})
