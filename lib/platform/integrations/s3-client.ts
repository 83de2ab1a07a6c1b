import 'server-only'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'

export type S3Bucket = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** How long a store may be silent: before it begins to answer, and between two pieces. */
const TIMEOUT_MS = 10_000
const CONNECTIONS = 64
/** What a store says when it asks to be asked again, and how a connection is lost. */
const AGAIN = new Set([500, 502, 503, 504])
const LOST = new Set(['ECONNRESET', 'EPIPE'])

const quiet = () => {}

type Sdk = typeof import('@aws-sdk/client-s3')

export type S3Answer = {
  status: number
  headers: { 'content-length'?: string; 'content-range'?: string; etag?: string }
  body: Readable | null
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

export type S3Call = {
  method: Method
  key: string
  range?: string
  ifNoneMatch?: string
  /** Opened again for a second attempt. The digest is signed, and the store compares it with what came. */
  body?: { open: () => Readable; sizeBytes: number; sha256: string }
}

/** Why the store did not do what it was asked, for the log: without keys, signatures or its own words about them. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    { method, key }: Pick<S3Call, 'method' | 'key'>,
    why: string,
  ) {
    super(`The object store did not ${method} ${key}: ${why}`)
    this.name = 'S3Error'
  }
}

/** Calls of an S3-compatible store by path (`endpoint/bucket/key`), each limited in time. The SDK is loaded by the first. */
export function s3Client(place: S3Bucket, { timeoutMs = TIMEOUT_MS } = {}) {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined

  async function open() {
    const sdk = await import('@aws-sdk/client-s3')
    const { endpoint, region, accessKeyId, secretAccessKey } = place
    const agent = { keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: 8 }
    const client = new sdk.S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      // Not every store knows the newer checksums; the digest of an upload is signed instead.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A body that was read cannot be sent again by the SDK; `call` opens it anew.
      maxAttempts: 1,
      // What fails is reported by whoever asked.
      logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
      requestHandler: {
        connectionTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        httpAgent: agent,
        httpsAgent: agent,
      },
    })
    return { sdk, client }
  }

  async function send(call: S3Call): Promise<S3Answer> {
    opened ??= open()
    const { sdk, client } = await opened
    // Of what has no body to take: the wait for a free connection counts too.
    const abortSignal = call.body ? undefined : AbortSignal.timeout(timeoutMs)
    const begun = new AbortController()
    const stop = () => begun.abort()
    abortSignal?.addEventListener('abort', stop)
    const source = call.body?.open()
    try {
      return await answerOf(sdk, client, place.bucket, call, source, begun.signal)
    } catch (error) {
      const status = statusOf(error)
      if (status) return { status, headers: {}, body: null }
      throw new S3Error(0, call, begun.signal.aborted ? `nothing came for ${timeoutMs} ms` : reasonOf(error))
    } finally {
      abortSignal?.removeEventListener('abort', stop)
      source?.destroy()
    }
  }

  /** @throws S3Error when nothing came, or what came is none of the statuses the caller knows */
  return async function call(asked: S3Call, known: readonly number[]): Promise<S3Answer> {
    let answer = await send(asked).catch((error: unknown) => {
      if (error instanceof S3Error && [...LOST].some((code) => error.message.endsWith(code))) return null
      throw error
    })
    if (answer === null || AGAIN.has(answer.status)) answer = await send(asked)
    if (known.includes(answer.status)) return answer
    answer.body?.destroy()
    throw new S3Error(answer.status, asked, `it answered ${answer.status}`)
  }
}

async function answerOf(
  { GetObjectCommand, HeadObjectCommand, PutObjectCommand, DeleteObjectCommand }: Sdk,
  client: S3Client,
  bucket: string,
  { method, key, range, ifNoneMatch, body }: S3Call,
  source: Readable | undefined,
  abortSignal: AbortSignal,
): Promise<S3Answer> {
  const place = { Bucket: bucket, Key: key }
  if (method === 'DELETE') {
    const { $metadata } = await client.send(new DeleteObjectCommand(place), { abortSignal })
    return { status: $metadata.httpStatusCode ?? 0, headers: {}, body: null }
  }
  if (method === 'PUT') {
    const put = new PutObjectCommand({ ...place, Body: source, ContentLength: body?.sizeBytes })
    put.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> }
        headers['x-amz-content-sha256'] = body?.sha256 ?? ''
        return next(args)
      },
      { step: 'build', name: 'signedDigest' },
    )
    const { $metadata } = await client.send(put, { abortSignal })
    return { status: $metadata.httpStatusCode ?? 0, headers: {}, body: null }
  }
  const asked = { ...place, Range: range, IfNoneMatch: ifNoneMatch }
  const found =
    method === 'GET'
      ? await client.send(new GetObjectCommand(asked), { abortSignal })
      : await client.send(new HeadObjectCommand(asked), { abortSignal })
  const stream = 'Body' in found ? ((found.Body as Readable | undefined) ?? null) : null
  // Of an answer that nobody reads to its end as well: an error without a listener would end the process.
  stream?.on('error', () => {})
  return {
    status: found.$metadata.httpStatusCode ?? 0,
    headers: {
      ...(found.ContentLength !== undefined && { 'content-length': String(found.ContentLength) }),
      ...('ContentRange' in found && found.ContentRange && { 'content-range': found.ContentRange }),
      ...(found.ETag && { etag: found.ETag }),
    },
    body: stream,
  }
}

/** The status behind an answer that the SDK throws as an error; undefined when none came. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode
}

/** The code of a failed connection: its message may name addresses. */
function reasonOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
