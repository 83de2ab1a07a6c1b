import 'server-only'
import { authorizationCodeGrant, type Configuration, fetchUserInfo, refreshTokenGrant } from 'openid-client'
import type { BegunSignIn } from '@/lib/accounts/company/begun-sign-in'
import { type CompanyPerson, companyPerson } from '@/lib/accounts/company/claims'
import { type CompanySettings, callbackUrl } from '@/lib/accounts/company/settings'

type Tokens = {
  claims(): Record<string, unknown> | undefined
  access_token: string
  refresh_token?: string | undefined
}

/** A person as the provider describes them now. `refresh` asks again later; null when it gave none. */
export type ReadPerson = { person: CompanyPerson; refresh: string | null }

/**
 * Exchanges the provider's answer. The library checks state, `iss`, nonce, signature, audience and times.
 * @param search the query of the callback @throws errors that `providerFault` judges
 */
export async function personOfAnswer(
  provider: Configuration,
  settings: CompanySettings,
  { state, nonce, verifier }: BegunSignIn,
  search: string,
): Promise<ReadPerson> {
  const url = new URL(callbackUrl())
  url.search = search
  const tokens = await authorizationCodeGrant(provider, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  return readPerson(provider, settings, tokens, null)
}

/** Asks the provider again about a person. @throws errors that `providerFault` judges */
export async function personOfRefresh(
  provider: Configuration,
  settings: CompanySettings,
  refresh: string,
  subject: string,
): Promise<ReadPerson> {
  const tokens = await refreshTokenGrant(provider, refresh)
  const { person, refresh: next } = await readPerson(provider, settings, tokens, subject)
  // Providers that do not rotate it repeat none.
  return { person, refresh: next ?? refresh }
}

async function readPerson(
  provider: Configuration,
  { groupsClaim, rules }: CompanySettings,
  tokens: Tokens,
  subject: string | null,
): Promise<ReadPerson> {
  const claims: Record<string, unknown> = tokens.claims() ?? {}
  const found = claims.sub ?? subject
  if (typeof found !== 'string' || (subject !== null && found !== subject)) {
    throw new Error('the identity provider answered about another person')
  }
  const isOverage = '_claim_names' in claims || 'hasgroups' in claims
  const lacksGroups = rules.length > 0 && !(groupsClaim in claims) && !isOverage
  const isPartial = lacksGroups || !('email' in claims)
  const more =
    isPartial && provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, found)
      : {}
  // It vouches for the token's own email only.
  const { xms_edov: edov, ...own } = claims
  const merged = { ...more, ...own, ...('email' in claims && { xms_edov: edov }) }
  const issuer = provider.serverMetadata().issuer
  const person = companyPerson({ ...merged, iss: issuer, sub: found }, groupsClaim)
  return { person, refresh: tokens.refresh_token ?? null }
}
