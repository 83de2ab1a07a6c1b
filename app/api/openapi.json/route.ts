import { keyReader } from '@/lib/accounts/actor'
import { showsKey } from '@/lib/accounts/api-keys/require-key'
import { currentUser } from '@/lib/accounts/sessions/session'
import { describeApi } from '@/lib/desk/api/describe-api'
import { route } from '@/lib/platform/http/route'

/** The API in words for machines: its public part, and what the person who is signed in, or the API key that is shown, may call. */
export const GET = route<unknown>(async (request) => {
  const reader = await (showsKey(request) ? keyReader(request) : currentUser())
  return Response.json(await describeApi(reader))
})
