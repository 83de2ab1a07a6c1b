import 'server-only'
import { createMcpHandler } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { keyActor } from '@/lib/accounts/actor'
import { AppError, forbidden } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { log } from '@/lib/platform/log'
import { siteHosts, siteUrl } from '@/lib/platform/site'
import { assistantServer } from '@/lib/records/assistants/assistant-server'

/** As large as a draft by the API. */
const MAX_BYTES = 1024 * 1024

const SCOPES = ['content:read', 'content:drafts'] as const satisfies readonly KeyScope[]

const METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'

/**
 * Answers a call of an assistant, without a session on either side (decision 125). It refuses, in this order:
 * pages of other sites (403), other than a key with a content scope (401, 403), too many calls (429), and
 * several messages at once (400). @throws AppError
 */
export async function answerAssistant(request: Request): Promise<Response> {
  assertOwnOrigin(request)
  const actor = await keyActor(request, SCOPES).catch((error: unknown) => {
    throw withMetadata(error)
  })
  // One message for each request: otherwise a batch would count as one call.
  const message =
    request.method === 'POST' ? await readJson(request, oneMessage, { maxBytes: MAX_BYTES }) : null
  const server = await assistantServer(actor)
  const handler = createMcpHandler(() => server, {
    // The tools of a key stay as they are, so there is nothing to listen for.
    maxSubscriptions: 0,
    onerror: ({ message: words }) =>
      log.info({ words, key: actor.id }, 'a message of an assistant is refused'),
  })
  return handler.fetch(request, message ? { parsedBody: message } : {})
}

const oneMessage = z.record(z.string(), z.unknown(), 'Send one message, not several')

/** Against DNS rebinding, as the protocol requires: a browser's page must be of this site. */
function assertOwnOrigin({ headers }: Request): void {
  const origin = headers.get('origin')
  if (origin === null) return
  const isOwn = URL.canParse(origin) && siteHosts().isKnown(new URL(origin).host)
  if (!isOwn) throw forbidden('Pages of other sites cannot call this address')
}

/** Adds where programs read how to get access (RFC 9728) to the refusal of a key. */
function withMetadata(error: unknown): unknown {
  if (!(error instanceof AppError) || ![401, 403].includes(error.status)) return error
  const reason = error.status === 403 ? ' error="insufficient_scope",' : ''
  const challenge = `Bearer${reason} resource_metadata="${siteUrl(METADATA_PATH)}", scope="${SCOPES.join(' ')}"`
  return new AppError(error.code, error.status, error.message, { headers: { 'WWW-Authenticate': challenge } })
}

/** Metadata of the protected resource (RFC 9728). Keys come from an administrator, not from a server. */
export function assistantMetadata() {
  return {
    resource: siteUrl('/mcp'),
    scopes_supported: [...SCOPES],
    bearer_methods_supported: ['header'],
    resource_name: 'Website content and drafts',
    resource_documentation: siteUrl('/developers#assistants'),
  }
}
