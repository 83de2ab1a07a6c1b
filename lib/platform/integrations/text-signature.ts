import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { badRequest, forbidden, notFound } from '@/lib/platform/errors'
import { readText } from '@/lib/platform/http/read-json'
import { isSameSecret } from '@/lib/platform/same-secret'
import { siteUrl } from '@/lib/platform/site'

/** Texts are short; the service's own requests stay far below it. */
const MAX_BYTES = 16 * 1024

/**
 * The form the text service posted to one of our addresses, believed only with its signature (X-Twilio-Signature). The address is ours
 * as configured (SITE_URL), never what the request says about its host.
 * @throws AppError 404 when no text service is set, 400 without a signature, 403 with a wrong one, 413
 */
export async function readSignedForm(request: Request): Promise<URLSearchParams> {
  const { TWILIO_AUTH_TOKEN: token } = env()
  if (!token) throw notFound('No text service is set')
  const body = await readText(request, MAX_BYTES)
  const signature = request.headers.get('x-twilio-signature')
  if (!signature) throw badRequest('The signature is missing')
  const { pathname, search } = new URL(request.url)
  if (!isSignedBy(token, { url: siteUrl(pathname + search), body, signature })) {
    throw forbidden('The signature is wrong')
  }
  return new URLSearchParams(body)
}

/**
 * Whether the holder of the token signed a request: base64 of HMAC-SHA1 over the address and every form parameter, by name. The address
 * may have been signed with or without its default port. With `bodySHA256` in the query the address alone is signed, and the hash is
 * the body's.
 */
export function isSignedBy(
  token: string,
  { url, body, signature }: { url: string; body: string; signature: string },
): boolean {
  const bodyHash = new URL(url).searchParams.get('bodySHA256')
  if (
    bodyHash !== null &&
    !isSameSecret(bodyHash.toLowerCase(), createHash('sha256').update(body).digest('hex'))
  ) {
    return false
  }
  const signed = bodyHash === null ? parametersOf(body) : ''
  return [withoutPort(url), withPort(url)].some((address) =>
    isSameSecret(
      signature,
      createHmac('sha1', token)
        .update(address + signed)
        .digest('base64'),
    ),
  )
}

/** Names sorted, each followed by its values: sorted too, and without repeats. */
function parametersOf(body: string): string {
  const form = new URLSearchParams(body)
  const names = [...new Set(form.keys())].sort()
  return names
    .map((name) =>
      [...new Set(form.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(''),
    )
    .join('')
}

const DEFAULT_PORTS: Record<string, string> = { 'https:': '443', 'http:': '80' }

/** A URL drops the port that is its protocol's own. */
function withoutPort(url: string): string {
  return new URL(url).toString()
}

function withPort(url: string): string {
  const { protocol, port, host } = new URL(url)
  if (port) return withoutPort(url)
  return withoutPort(url).replace(`${protocol}//${host}`, `${protocol}//${host}:${DEFAULT_PORTS[protocol]}`)
}
