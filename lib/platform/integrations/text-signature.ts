import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { badRequest, forbidden, notFound } from '@/lib/platform/errors'
import { readText } from '@/lib/platform/http/read-json'
import { isSameSecret } from '@/lib/platform/same-secret'
import { siteUrl } from '@/lib/platform/site'

const MAX_BYTES = 16 * 1024

/** A form of the text service with its X-Twilio-Signature verified. @throws AppError 400, 403, 404, 413 */
export async function readSignedForm(request: Request): Promise<URLSearchParams> {
  const { TWILIO_AUTH_TOKEN: token } = env()
  if (!token) throw notFound('No text service is set up')
  return readFormSignedBy(token, request)
}

/** A form of the voice service, verified like one of the text service. @throws AppError 400, 403, 404, 413 */
export async function readSignedVoiceForm(request: Request): Promise<URLSearchParams> {
  const { VOICE_AUTH_TOKEN: token, VOICE_SIGNING_KEY: key } = env()
  if (!token) throw notFound('No voice service is set up')
  return readFormSignedBy(key ?? token, request)
}

async function readFormSignedBy(token: string, request: Request): Promise<URLSearchParams> {
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
 * True when base64 HMAC-SHA1 over address (with or without default port) and sorted form parameters matches.
 * With `bodySHA256` in the query, only the address is signed, and the hash covers the body.
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

/** Sorted names, each followed by its distinct sorted values. */
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

function withoutPort(url: string): string {
  return new URL(url).toString()
}

function withPort(url: string): string {
  const { protocol, port, host } = new URL(url)
  if (port) return withoutPort(url)
  return withoutPort(url).replace(`${protocol}//${host}`, `${protocol}//${host}:${DEFAULT_PORTS[protocol]}`)
}
