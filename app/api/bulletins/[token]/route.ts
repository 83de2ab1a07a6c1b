import { bulletinPage } from '@/lib/accounts/users/bulletin-page'
import { readBulletin, type ShownBulletin, stopBulletin } from '@/lib/accounts/users/bulletins'
import { clientAddress } from '@/lib/platform/http/client-address'
import { readText } from '@/lib/platform/http/read-json'
import { tokenRoute } from '@/lib/platform/http/token-route'
import { mailCompany } from '@/lib/platform/mail/mail-company'

const MAX_BYTES = 4_096

/** Without a limit: a mail service sends the clicks of many readers from one address. */
const LINK = { name: 'bulletin' }

/** The page behind the link in a bulletin. It changes nothing: mail programs open links before people do. */
export const GET = tokenRoute(LINK, async ({ token }) => page(await readBulletin(token)))

/** Stops a bulletin, in one click of a mail program (RFC 8058) or by the page's button. */
export const POST = tokenRoute(LINK, async ({ request, token, requestId }) => {
  // Mail programs send either form type; only our own page asks for the other way.
  const again = new URLSearchParams(await readText(request, MAX_BYTES)).has('again')
  return page(await stopBulletin(token, !again, { ipAddress: clientAddress(request.headers), requestId }))
})

async function page(bulletin: ShownBulletin): Promise<Response> {
  return new Response(bulletinPage(bulletin, await mailCompany()), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
  })
}
