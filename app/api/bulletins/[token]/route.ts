import { bulletinPage } from '@/lib/accounts/users/bulletin-page'
import { readBulletin, type ShownBulletin, stopBulletin } from '@/lib/accounts/users/bulletins'
import { clientAddress } from '@/lib/platform/http/client-address'
import { readText } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { mailCompany } from '@/lib/platform/mail/mail-company'

const MAX_BYTES = 4_096

type Context = { params: Promise<{ token: string }> }

/** The page behind the link in a bulletin. It changes nothing: mail programs open links before people do. */
export const GET = route<Context>(async (_request, { params }) => {
  return page(await readBulletin((await params).token))
})

/** Stops a bulletin, in one click of a mail program (RFC 8058) or by the page's button. */
export const POST = route<Context>(async (request, { params }) => {
  // Mail programs send either form type; only our own page asks for the other way.
  const again = new URLSearchParams(await readText(request, MAX_BYTES)).has('again')
  const browser = {
    ipAddress: clientAddress(request.headers),
    requestId: request.headers.get('x-request-id'),
  }
  return page(await stopBulletin((await params).token, !again, browser))
})

async function page(bulletin: ShownBulletin): Promise<Response> {
  const { name } = await mailCompany()
  return new Response(bulletinPage(bulletin, name), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
  })
}
