import 'server-only'
import * as z from 'zod'
import type { GoogleAccount } from '@/lib/marketing/conversions/ad-accounts'
import { askVendor, mayPass, VendorError } from '@/lib/marketing/conversions/vendor-request'

const grantSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(3_600) })
const refusalSchema = z.object({ error: z.string(), error_description: z.string().optional() })

/** Tokens are renewed this long before they expire. */
const EARLY_S = 60

const kept = new Map<string, { token: string; until: number }>()

/** Access token, cached until it expires. @throws VendorError, permanent when consent was revoked */
export async function googleToken(account: GoogleAccount, signal?: AbortSignal): Promise<string> {
  const { clientId, clientSecret, refreshToken } = account
  const known = kept.get(refreshToken)
  if (known && known.until > Date.now()) return known.token
  const answer = await askVendor(new URL('/token', account.tokens), {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
      grant_type: 'refresh_token',
    }),
    signal,
  })
  const granted = grantSchema.safeParse(answer.body)
  if (!answer.ok || !granted.success) {
    const said = refusalSchema.safeParse(answer.body).data
    const words = said
      ? `Google refused the sign-in: ${said.error}${said.error_description ? ` (${said.error_description})` : ''}`
      : `Google refused the sign-in with ${answer.status}`
    throw new VendorError(words, { permanent: !answer.ok && !mayPass(answer.status), status: answer.status })
  }
  const { access_token: token, expires_in } = granted.data
  kept.set(refreshToken, { token, until: Date.now() + (expires_in - EARLY_S) * 1_000 })
  return token
}

export function forgetGoogleToken({ refreshToken }: GoogleAccount): void {
  kept.delete(refreshToken)
}
