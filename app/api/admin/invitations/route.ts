import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { createInvitation, invitationSchema } from '@/lib/auth/invitations'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Invites somebody; the answer carries the link, this once. */
export const POST = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'create', 'invitation')
    const invitation = await readJson(request, invitationSchema)
    return Response.json(await createInvitation(actor, invitation, browserOf(request)), { status: 201 })
  },
  { sameOrigin: true },
)
