import 'server-only'
import { presentsKey } from '@/lib/accounts/api-keys/require-key'
import { siteUrl } from '@/lib/platform/site'

type Handler<C> = (request: Request, context: C) => Promise<Response>

/** When /api/v1/content and /api/v1/drafts took the place of these addresses for programs. */
const SINCE = new Date('2026-11-27T00:00:00Z')
/** They work until then at least. */
const UNTIL = new Date('2028-11-30T00:00:00Z')

/** Tells programs that call an address of the back office which one to call instead (RFC 9745, RFC 8594). */
export function deprecatedForKeys<C>(handler: Handler<C>): Handler<C> {
  return async (request, context) => {
    const response = await handler(request, context)
    if (!presentsKey(request)) return response
    const { headers } = response
    headers.set('deprecation', `@${SINCE.getTime() / 1_000}`)
    headers.set('sunset', UNTIL.toUTCString())
    headers.append('link', `<${successorOf(new URL(request.url).pathname)}>; rel="successor-version"`)
    headers.append('link', `<${siteUrl('/developers#changes')}>; rel="deprecation"; type="text/html"`)
    return response
  }
}

/** /api/admin/faqs/7/draft → /api/v1/drafts/faqs/7; without /draft it is content. */
function successorOf(path: string): string {
  const draft = /^\/api\/admin\/(.+)\/draft$/.exec(path)
  return draft ? `/api/v1/drafts/${draft[1]}` : path.replace(/^\/api\/admin\//, '/api/v1/content/')
}
