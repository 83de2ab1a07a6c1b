import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { contactSchema } from '@/lib/desk/households/family-schema'
import { removeContact, saveContact } from '@/lib/desk/households/save-contact'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string; contactId: string }> }

/** Writes a contact of the request's family down under the id that the screen made, or what is known of it now. */
export const PUT = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'householdContact')
    const { id, contactId } = await params
    await saveContact(actor, id, contactId, await readJson(request, contactSchema))
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)

/** Removes it. */
export const DELETE = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    const { id, contactId } = await params
    await removeContact(actor, id, contactId)
    return Response.json({ message: 'Removed' })
  },
  { sameOrigin: true },
)
