import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { changeSignInRules, signInRulesSchema } from '@/lib/accounts/sessions/sign-in-rules'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Changes the sign-in requirements. */
export const PATCH = route(
  async (request) => {
    const user = await requireUser()
    // Before the body is parsed, so that validation errors reveal nothing to the unauthorized.
    assertCan(user, 'update', 'signInRules')
    const wanted = await readJson(request, signInRulesSchema)
    return Response.json(await changeSignInRules(user, wanted, browserOf(request)))
  },
  { sameOrigin: true },
)
