import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { accessSchema, changeAccess } from '@/lib/accounts/users/change-access'
import { deleteAccount } from '@/lib/accounts/users/staff-accounts'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Changes the role, communities and publishing right. */
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

/** Deletes the account; its actions stay in the audit log. */
export const DELETE = route<Context>(
  async (request, context) => {
    await deleteAccount(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Account deleted' })
  },
  { sameOrigin: true },
)
