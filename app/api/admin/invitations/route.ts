import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { createInvitation, invitationSchema } from '@/lib/accounts/sign-in/invitations'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Invites a user; the link is returned only here. */
export const POST = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'create', 'invitation')
    const invitation = await readJson(request, invitationSchema)
    return Response.json(await createInvitation(actor, invitation, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
