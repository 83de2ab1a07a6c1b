import { adminRoute } from '@/lib/accounts/admin-route'
import { createInvitation, invitationSchema } from '@/lib/accounts/sign-in/invitations'
import { listInvitations } from '@/lib/accounts/users/list-invitations'
import { pageIn } from '@/lib/platform/http/list-address'

/** A page of unused invitations. */
export const GET = adminRoute(({ actor, query }) => listInvitations(actor, pageIn(query)))

/** Invites a user; the link is returned only here. */
export const POST = adminRoute(
  { body: invitationSchema, can: ['create', 'accounts'] },
  async ({ actor, body, browser }) =>
    Response.json(await createInvitation(actor, body, browser), { status: 201 }),
)
