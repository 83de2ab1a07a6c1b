import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Rendered } from '@/lib/server/front/in-memory-request'
import type { Encoding } from '@/lib/server/front/negotiate-encoding'
import { SECURITY_HEADERS } from '@/lib/server/front/security-headers'

/** Headers are names and values in turn, as `writeHead` takes them fastest. */
type Head = { status: number; headers: string[] }

type Variant = { etag: string; body: Buffer; whole: Head; notModified: Head }

export type StoredPage = {
  identity: Variant
  gzip: Variant
  br: Variant
  /** Of the body as rendered. */
  digest: string
  bytes: number
  /** performance.now() at the start of the render. */
  since: number
}

/** Next's value for dynamic pages; anything else was set on purpose. */
const NEXT_DEFAULT = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Revalidated each time, so edits show at once. Private, because responses may carry visitor cookies. */
const CACHE_CONTROL = 'private, no-cache'

const REPLACED = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
])

/** Headers that a 304 leaves out. */
const WITHOUT_BODY = new Set(['content-type', 'content-encoding', 'content-length', 'link'])

/** Traces of a render that failed after its status was sent; the browser retries such parts. */
const FAILURE = /<template data-dgst=|id="__next_error__"|:E\{\\?"digest\\?"/

/** True for a complete public page, or its data, without anything specific to a visitor or moment. */
export function isStorable({ status, headers, body }: Rendered, wanted = 200): boolean {
  const cacheControl = headers['cache-control'] ?? NEXT_DEFAULT
  return (
    status === wanted &&
    isWhole(headers['content-type'] ?? '', body) &&
    !headers['set-cookie'] &&
    !headers['content-encoding'] &&
    (cacheControl === NEXT_DEFAULT || !/no-store|private/.test(cacheControl)) &&
    // A reused nonce protects nothing.
    !String(headers['content-security-policy'] ?? '').includes("'nonce-") &&
    !String(headers.vary ?? '').includes('*') &&
    !FAILURE.test(body.toString('latin1'))
  )
}

/** A page ends with its element; data must contain the root row. */
function isWhole(type: string, body: Buffer): boolean {
  if (type.startsWith('text/x-component')) return /^0:\{/m.test(body.toString('latin1'))
  return /^text\/html\b/.test(type) && body.subarray(-16).toString().trimEnd().endsWith('</html>')
}

/** Prepares a page in each encoding; reuses compressed bodies when the content did not change. */
export async function storedPage(
  rendered: Rendered,
  since: number,
  former?: StoredPage,
): Promise<StoredPage> {
  const digest = createHash('sha256').update(rendered.body).digest('base64url').slice(0, 27)
  const [zipped, brotli] =
    former?.digest === digest
      ? [former.gzip.body, former.br.body]
      : await Promise.all([gzipOf(rendered.body), brotliOf(rendered.body)])
  const page = {
    identity: variantOf(rendered, digest, rendered.body),
    gzip: variantOf(rendered, digest, zipped, 'gzip'),
    br: variantOf(rendered, digest, brotli, 'br'),
  }
  const bytes = Object.values(page).reduce((sum, { body }) => sum + body.length + 2_000, 0)
  const stored = { ...page, digest, bytes, since }
  if (former?.digest !== digest) compressFurther(stored, rendered)
  return stored
}

const MAX_IN_LINE = 32
/** Smaller pages gain nothing. */
const MIN_BYTES = 8 * 1024
let inLine = 0
let last = Promise.resolve()

/** Maximum compression takes ten times as long, so it runs in the background, one page at a time. */
function compressFurther(page: StoredPage, rendered: Rendered): void {
  if (inLine >= MAX_IN_LINE || rendered.body.length < MIN_BYTES) return
  inLine += 1
  last = last
    .then(() => brotliOf(rendered.body, constants.BROTLI_MAX_QUALITY))
    .then((body) => {
      if (body.length < page.br.body.length) page.br = variantOf(rendered, page.digest, body, 'br')
    })
    // The version that exists is good enough.
    .catch(() => {})
    .finally(() => {
      inLine -= 1
    })
}

function gzipOf(body: Buffer): Promise<Buffer> {
  return promisify(gzip)(body, { level: 6 })
}

function brotliOf(body: Buffer, quality = 6): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify(brotliCompress)(body, { params })
}

function variantOf(
  { status, headers }: Rendered,
  digest: string,
  body: Buffer,
  encoding?: Encoding,
): Variant {
  const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`
  const own = Object.entries(headers).filter(([name]) => !REPLACED.has(name))
  const all = new Map<string, string>([
    ...Object.entries(SECURITY_HEADERS),
    ...own.map(([name, value]) => [name, String(value)] as const),
    ['cache-control', CACHE_CONTROL],
    ['vary', [headers.vary, 'accept-encoding'].filter(Boolean).join(', ')],
    ['etag', etag],
    ...(encoding ? [['content-encoding', encoding] as const] : []),
    ['content-length', String(body.length)],
  ])
  const notModified = [...all].filter(([name]) => !WITHOUT_BODY.has(name))
  return {
    etag,
    body,
    whole: { status, headers: [...all].flat() },
    notModified: { status: 304, headers: notModified.flat() },
  }
}
