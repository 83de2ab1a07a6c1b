import { keyReader } from '@/lib/admin/actor'
import { showsKey } from '@/lib/auth/api-keys/require-key'
import { currentUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { describeApi } from '@/lib/openapi/describe-api'

/** The API in words for machines: its public part, and what the person who is signed in, or the API key that is shown, may call. */
export const GET = route<unknown>(async (request) => {
  const reader = await (showsKey(request) ? keyReader(request) : currentUser())
  return Response.json(await describeApi(reader))
})
