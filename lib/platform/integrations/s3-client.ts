import 'server-only'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'

export type S3Bucket = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Limits the wait for a response and between two chunks. */
const TIMEOUT_MS = 10_000
const CONNECTIONS = 64
/** Statuses and connection errors worth one retry. */
const RETRY_STATUSES = new Set([500, 502, 503, 504])
const LOST_CONNECTION = new Set(['ECONNRESET', 'EPIPE'])

const noop = () => {}

type Sdk = typeof import('@aws-sdk/client-s3')

export type S3Answer = {
  status: number
  headers: { 'content-length'?: string; 'content-range'?: string; etag?: string }
  body: Readable | null
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

type S3Call = {
  method: Method
  key: string
  range?: string
  ifNoneMatch?: string
  /** Reopened for a second attempt. The digest is signed, and the store verifies it. */
  body?: { open: () => Readable; sizeBytes: number; sha256: string }
}

/** For the log: contains no keys, signatures or messages of the store. */
export function s3Error({ method, key }: Pick<S3Call, 'method' | 'key'>, why: string): OutsideError {
  return new OutsideError(`The object store did not ${method} ${key}: ${why}`)
}

/** Calls an S3-compatible store by path (`endpoint/bucket/key`); loads the SDK at the first use. */
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
      // Not every store supports the newer checksums; the signed digest protects uploads instead.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The SDK cannot resend a consumed body; `call` reopens it.
      maxAttempts: 1,
      logger: { debug: noop, info: noop, warn: noop, error: noop },
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
    // Without a body to send, the wait for a free connection counts as well.
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
      throw s3Error(call, begun.signal.aborted ? `no data for ${timeoutMs} ms` : reasonOf(error))
    } finally {
      abortSignal?.removeEventListener('abort', stop)
      source?.destroy()
    }
  }

  /** @throws OutsideError when nothing arrived, or the status is not one of `known` */
  async function call(asked: S3Call, known: readonly number[]): Promise<S3Answer> {
    let answer = await send(asked).catch((error: unknown) => {
      if (error instanceof OutsideError && [...LOST_CONNECTION].some((code) => error.message.endsWith(code)))
        return null
      throw error
    })
    if (answer === null || RETRY_STATUSES.has(answer.status)) answer = await send(asked)
    if (known.includes(answer.status)) return answer
    answer.body?.destroy()
    throw s3Error(asked, `it responded with ${answer.status}`)
  }

  /** All keys below a prefix. @throws OutsideError */
  async function list(prefix: string): Promise<string[]> {
    opened ??= open()
    const { sdk, client } = await opened
    const keys: string[] = []
    let token: string | undefined
    try {
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket: place.bucket, Prefix: prefix, ContinuationToken: token }),
          { abortSignal: AbortSignal.timeout(timeoutMs) },
        )
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
        token = page.NextContinuationToken
      } while (token)
    } catch (error) {
      const status = statusOf(error)
      throw s3Error({ method: 'GET', key: prefix }, status ? `it responded with ${status}` : reasonOf(error))
    }
    return keys
  }

  return { call, list }
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
  // Also for bodies that are not read to the end: an unhandled error event would end the process.
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

function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode
}

/** The code only, because messages may contain addresses. */
function reasonOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
