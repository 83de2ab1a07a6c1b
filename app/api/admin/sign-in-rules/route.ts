import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { changeSignInRules, signInRulesSchema } from '@/lib/accounts/sessions/sign-in-rules'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Decides what signing in demands. */
export const PATCH = route(
  async (request) => {
    const user = await requireUser()
    // Before the body is looked at: whoever may not change them learns nothing of what they look like.
    assertCan(user, 'update', 'signInRules')
    const wanted = await readJson(request, signInRulesSchema)
    return Response.json(await changeSignInRules(user, wanted, browserOf(request)))
  },
  { sameOrigin: true },
)
