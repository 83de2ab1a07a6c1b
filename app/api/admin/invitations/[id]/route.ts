import { adminRoute } from '@/lib/accounts/admin-route'
import { revokeInvitation } from '@/lib/accounts/sign-in/invitations'

/** Withdraws an unused invitation. */
export const DELETE = adminRoute(async ({ actor, id, browser }) => {
  await revokeInvitation(actor, id, browser)
  return { message: 'Invitation revoked' }
})
