import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { changeSignInRules, signInRulesSchema } from '@/lib/auth/second-factor/sign-in-rules'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

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
