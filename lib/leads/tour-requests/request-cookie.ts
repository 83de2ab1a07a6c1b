import 'server-only'
import { env } from '@/lib/platform/env'

/** Identifies this browser's last request to the confirmation page; not readable by scripts. */
export const REQUEST_COOKIE = 'porchlight_request'
/** As long as the confirmation shows a request (lib/leads/tour-requests/tour-confirmation.ts). */
export const REQUEST_DAYS = 14

export function requestCookie(transactionId: string): string {
  const secure = env().SITE_URL.startsWith('https://') ? '; Secure' : ''
  const lasts = `Max-Age=${REQUEST_DAYS * 24 * 60 * 60}`
  return `${REQUEST_COOKIE}=${encodeURIComponent(transactionId)}; Path=/tour-scheduled; ${lasts}; SameSite=Lax; HttpOnly${secure}`
}
