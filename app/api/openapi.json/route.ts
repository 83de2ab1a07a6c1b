import { keyReader } from '@/lib/accounts/actor'
import { presentsKey } from '@/lib/accounts/api-keys/require-key'
import { currentUser } from '@/lib/accounts/sessions/session'
import { describeApi } from '@/lib/desk/api/describe-api'
import { route } from '@/lib/platform/http/route'

/** OpenAPI document with the public operations and those allowed to the signed-in user or API key. */
export const GET = route<unknown>(async (request) => {
  const reader = await (presentsKey(request) ? keyReader(request) : currentUser())
  return Response.json(await describeApi(reader))
})
