import 'server-only'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/integrations/outbound-policy'
import { RefusedAddress } from '@/lib/platform/integrations/public-address'

const NAME = 'The identity provider'
const TIMEOUT_S = 8
/** Providers publish new keys and addresses hours before they use them. */
const KEPT_MS = 10 * 60_000
const MAX_BYTES = 512 * 1024

export type ProviderSettings = { issuer: string; clientId: string; secret: string }

/** Providers inside the company's network are reached by the addresses that the operator names. */
export function providerReach(): OutboundPolicy {
  return outboundPolicy(env().SIGN_IN_PRIVATE_ADDRESSES)
}

let kept: { of: string; until: number; configuration: Configuration } | undefined

/** The provider's metadata, kept for ten minutes. @throws OutsideError, ClientError of the library */
export async function openProvider(settings: ProviderSettings, now = Date.now()): Promise<Configuration> {
  const of = JSON.stringify(settings)
  if (kept?.of === of && kept.until > now) return kept.configuration
  const configuration = await discover(settings)
  kept = { of, until: now + KEPT_MS, configuration }
  return configuration
}

/** For a test of the connection, and for tests whose provider changes. */
export function forgetProvider(): void {
  kept = undefined
}

async function discover({ issuer, clientId, secret }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer)
  const isPlain = url.protocol === 'http:'
  const post = ClientSecretPost(secret)
  const basic = ClientSecretBasic(secret)
  const configuration = await discovery(
    url,
    clientId,
    undefined,
    (server, ...rest) => {
      const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      return (isPost ? post : basic)(server, ...rest)
    },
    {
      timeout: TIMEOUT_S,
      [customFetch]: guardedFetch,
      // The reach has allowed plain http for named addresses only.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    },
  )
  // The library lets Microsoft's shared addresses vouch for every tenant of theirs.
  if (new URL(configuration.serverMetadata().issuer).href !== url.href) {
    throw new OutsideError(`${NAME} reports its issuer as ${configuration.serverMetadata().issuer}`, {
      isPermanent: true,
    })
  }
  return configuration
}

type FetchOptions = {
  method?: string
  headers?: Headers | Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** Requests below the reach above, without redirects. @throws OutsideError without an answer */
export async function guardedFetch(address: string, options: FetchOptions): Promise<Response> {
  const url = new URL(address)
  const { mayConnect, refusalOf } = providerReach()
  const refusal = refusalOf(url)
  if (refusal) throw new OutsideError(`${NAME}: ${refusal}`, { isPermanent: true })
  const body = options.body === undefined || options.body === null ? undefined : String(options.body)
  const answer = await guardedRequest(url, {
    method: options.method === 'POST' ? 'POST' : 'GET',
    headers: {
      ...Object.fromEntries(new Headers(options.headers)),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    ...(body !== undefined && { body }),
    mayConnect,
    signal: options.signal ?? AbortSignal.timeout(TIMEOUT_S * 1000),
    readBytes: MAX_BYTES,
  }).catch((error: unknown) => {
    if (error instanceof RefusedAddress)
      throw new OutsideError(`${NAME}: ${error.message}`, { isPermanent: true })
    throw new OutsideError(`${NAME} could not be reached: ${connectionFailure(error) ?? 'no answer'}`)
  })
  const hasBody = answer.status !== 204 && answer.status !== 304
  const headers = new Headers({ 'content-type': answer.headers['content-type'] ?? '' })
  return new Response(hasBody ? answer.body : null, { status: answer.status, headers })
}

/** Notes that the provider is unreachable, or that it answers again, for /login and the health page. */
export async function noteReach(isReached: boolean, now = new Date()): Promise<void> {
  if (isReached) {
    await db.companySignIn.updateMany({
      where: { unreachableSince: { not: null } },
      data: { unreachableSince: null },
    })
  } else {
    await db.companySignIn.updateMany({ where: { unreachableSince: null }, data: { unreachableSince: now } })
  }
}
