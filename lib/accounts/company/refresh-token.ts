import 'server-only'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'

export const sealedRefreshTokens = defineSealedValues({
  named: ['company sign-in session', 'company sign-in sessions'],
  table: 'company_sessions',
  key: 'session_id',
  column: 'sealed_refresh',
})

/** For the database; null when the provider gave none. */
export function sealRefresh(token: string | null): string | null {
  return token && sealText(token)
}

/** @throws Error when sealed under a secret that is not known here */
export function openRefresh(sealed: string): string {
  return openText(sealed)
}
