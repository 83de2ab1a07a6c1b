import 'server-only'
import { env } from '@/lib/platform/env'

/** Names the request that this browser sent last; only the confirmation gets it, and no script reads it. */
export const REQUEST_COOKIE = 'porchlight_request'
/** As long as the confirmation shows a request (lib/leads/tour-requests/tour-confirmation.ts). */
export const REQUEST_DAYS = 14

/** The Set-Cookie line by which the confirmation knows the browser that sent the request again. */
export function requestCookie(transactionId: string): string {
  const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : ''
  const lasts = `Max-Age=${REQUEST_DAYS * 24 * 60 * 60}`
  return `${REQUEST_COOKIE}=${encodeURIComponent(transactionId)}; Path=/tour-scheduled; ${lasts}; SameSite=Lax; HttpOnly${secure}`
}
