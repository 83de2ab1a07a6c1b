import 'server-only'
import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Browser } from '@/lib/accounts/access/access-log'
import type { CompanyRefusal } from '@/lib/accounts/access/company-refusals'
import { countCompanySignIn } from '@/lib/accounts/access/throttle'
import type { BegunSignIn } from '@/lib/accounts/company/begun-sign-in'
import { noteReach, openProvider } from '@/lib/accounts/company/provider'
import { type ProviderFault, providerFault } from '@/lib/accounts/company/provider-fault'
import { callbackUrl, companySettings } from '@/lib/accounts/company/settings'
import { recordRefusal } from '@/lib/accounts/sign-in/sign-in'
import { log } from '@/lib/platform/log'

type Begun = { url: URL; begun: BegunSignIn }

/** The provider's address to sign in at, with what its answer will be checked by. @throws AppError 429 */
export async function startCompanySignIn(browser: Browser): Promise<Begun | { refused: CompanyRefusal }> {
  await countCompanySignIn(browser.ipAddress)
  const settings = await companySettings()
  if (!settings) return { refused: 'company-off' }
  let provider: Configuration
  try {
    provider = await openProvider(settings)
  } catch (error) {
    return refuseForFault(providerFault(error), browser)
  }
  await noteReach(true)
  const verifier = randomPKCECodeVerifier()
  const begun = { issuer: settings.issuer, state: randomState(), nonce: randomNonce(), verifier }
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: callbackUrl(),
    scope: scopeOf(provider),
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url, begun }
}

/** The hourly check needs a refresh token, which providers give for this scope. */
function scopeOf(provider: Configuration): string {
  const supported = provider.serverMetadata().scopes_supported
  const isKnown = !supported || supported.includes('offline_access')
  return ['openid', 'profile', 'email', ...(isKnown ? ['offline_access'] : [])].join(' ')
}

/** Logs why the provider's answer opened nothing. */
export async function refuseForFault(
  { is, words }: ProviderFault,
  browser: Browser,
): Promise<{ refused: CompanyRefusal }> {
  const refused = `company-${is}` as const
  log.warn({ event: 'company sign-in failed', reason: words, requestId: browser.requestId }, words)
  if (is === 'down') await noteReach(false)
  await recordRefusal(null, refused, browser)
  return { refused }
}
