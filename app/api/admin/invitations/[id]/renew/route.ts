import { adminRoute } from '@/lib/accounts/admin-route'
import { renewInvitation } from '@/lib/accounts/sign-in/invitations'

/** Sends an unused invitation again with a new link, which is returned only here. */
export const POST = adminRoute(({ actor, id, browser }) => renewInvitation(actor, id, browser))
