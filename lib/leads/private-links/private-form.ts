import 'server-only'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import { nativeRefusalPage } from '@/lib/leads/intake/native-form-page'
import type { Refused } from '@/lib/platform/http/problem'
import { tokenRoute } from '@/lib/platform/http/token-route'

/** A `tokenRoute` for the forms of a private page: without script a refusal is a page with our number. */
export function privateForm(...[limit, work]: Parameters<typeof tokenRoute>): ReturnType<typeof tokenRoute> {
  return tokenRoute(limit, work, { refusalPage })
}

async function refusalPage({ status, message, headers = {} }: Refused): Promise<Response> {
  const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
  return new Response(nativeRefusalPage(message, phone), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
