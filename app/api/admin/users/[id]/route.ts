import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { accessSchema, changeAccess } from '@/lib/auth/change-access'
import { requireUser } from '@/lib/auth/session'
import { deleteAccount } from '@/lib/auth/staff-accounts'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Gives another role, other communities or another right to publish. */
export const PATCH = route<Context>(
  async (request, context) => {
    const actor = await requireUser()
    assertCan(actor, 'update', 'user')
    const access = await readJson(request, accessSchema)
    await changeAccess(actor, await idOf(context), access, browserOf(request))
    return Response.json({ message: 'Access changed' })
  },
  { sameOrigin: true },
)

/** Removes the account; what it did stays in the audit log. */
export const DELETE = route<Context>(
  async (request, context) => {
    await deleteAccount(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Account deleted' })
  },
  { sameOrigin: true },
)
