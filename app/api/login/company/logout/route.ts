import { browserOf } from '@/lib/accounts/access/access-log'
import { logOutByProvider } from '@/lib/accounts/company/back-channel-logout'
import { readText } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

const MAX_BYTES = 16 * 1024

/** The identity provider says that a person signed out there (back-channel logout). */
export const POST = route<unknown>(async (request) => {
  await logOutByProvider(await readText(request, MAX_BYTES), browserOf(request))
  return new Response(null, { status: 200 })
})
