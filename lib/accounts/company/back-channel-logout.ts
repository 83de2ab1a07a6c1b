import 'server-only'
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import type { Browser } from '@/lib/accounts/access/access-log'
import { countCompanyLogout } from '@/lib/accounts/access/throttle'
import { endCompanySessions } from '@/lib/accounts/company/end-sessions'
import { guardedFetch, openProvider } from '@/lib/accounts/company/provider'
import { companySettings } from '@/lib/accounts/company/settings'
import { db } from '@/lib/platform/database/db'
import { badRequest, notFound } from '@/lib/platform/errors'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** Signatures with a shared secret or none are never a provider's. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const MAX_AGE_S = 10 * 60
const TOLERANCE_S = 60

/** Remembered for as long as a token is valid. */
const USES: Limit = { name: 'company-logout', points: 1, seconds: MAX_AGE_S + 2 * TOLERANCE_S }

/** Claims of OpenID Connect Back-Channel Logout 1.0, section 2.4: sub or sid, the event, and no nonce. */
const logoutClaims = z
  .object({
    jti: z.string().min(1).max(500),
    sub: z.string().max(500).optional(),
    sid: z.string().max(500).optional(),
    events: z.looseObject({ [EVENT]: z.object({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/**
 * Ends sessions at the provider's message. @param form its form-encoded body
 * @throws AppError 400 for a token that is foreign, too old, or used before; 404 while off; 429, 502
 */
export async function logOutByProvider(form: string, browser: Browser, now = new Date()): Promise<void> {
  await countCompanyLogout(browser.ipAddress)
  const settings = await companySettings()
  if (!settings) throw notFound()
  const token = new URLSearchParams(form).get('logout_token')
  if (!token) throw invalid('The form has no logout_token')
  const provider = await openProvider(settings)
  const { issuer, jwks_uri: keys } = provider.serverMetadata()
  if (!keys) throw new OutsideError('The identity provider publishes no keys')
  const payload = await verified(token, keys, issuer, settings.clientId, now)
  const claims = logoutClaims.safeParse(payload)
  if (!claims.success) throw invalid('The claims are not those of a logout')
  const { jti, sub, sid } = claims.data
  if ((await countAttempt(USES, jti)) !== null) throw invalid('The token was used before')
  const which = sid
    ? {
        OR: [
          { providerSid: sid },
          ...(sub ? [{ providerSid: null, identity: { issuer, subject: sub } }] : []),
        ],
      }
    : {}
  const identity = { issuer, ...(sub && { subject: sub }) }
  await db.$transaction((tx) =>
    endCompanySessions(tx, { identity, ...which }, 'The person signed out at the identity provider', now),
  )
}

async function verified(
  token: string,
  keys: string,
  issuer: string,
  audience: string,
  now: Date,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keySet(keys), {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['iat'],
      maxTokenAge: MAX_AGE_S,
      clockTolerance: TOLERANCE_S,
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSTimeout)
      throw new OutsideError('The identity provider did not answer in time')
    if (error instanceof errors.JOSEError) throw invalid('The token is not valid')
    throw error
  }
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keySet(address: string) {
  const known = keySets.get(address)
  if (known) return known
  const made = createRemoteJWKSet(new URL(address), { [customFetch]: guardedFetch })
  keySets.clear()
  keySets.set(address, made)
  return made
}

const invalid = (why: string) => badRequest(`This logout token cannot be used. ${why}`)
