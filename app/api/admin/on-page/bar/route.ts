import { adminRoute } from '@/lib/accounts/admin-route'
import { staffBar } from '@/lib/records/on-page/staff-bar'

/** The editor's bar of a page as HTML, for a page that was opened without a new document. */
export const GET = adminRoute(async ({ actor, query }) => {
  const html = await staffBar(actor, query.get('page') ?? '/')
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
})
