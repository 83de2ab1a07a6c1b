import 'server-only'
import { nativeRefusalPage } from '@/lib/leads/intake/native-form-page'
import { pageFrame } from '@/lib/leads/intake/page-frame'
import type { Refused } from '@/lib/platform/http/problem'
import { tokenRoute } from '@/lib/platform/http/token-route'

/** A `tokenRoute` for the forms of a private page: without script a refusal is a page with our number. */
export function privateForm(...[limit, work]: Parameters<typeof tokenRoute>): ReturnType<typeof tokenRoute> {
  return tokenRoute(limit, work, { refusalPage })
}

async function refusalPage({ status, message, headers = {} }: Refused): Promise<Response> {
  return new Response(nativeRefusalPage(message, await pageFrame(status)), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
