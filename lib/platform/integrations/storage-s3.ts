import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unavailable } from '@/lib/platform/errors'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { type S3Answer, type S3Bucket, s3Client, s3Error } from '@/lib/platform/integrations/s3-client'
import type { Storage } from '@/lib/platform/integrations/storage'
import { assertKey } from '@/lib/platform/integrations/storage-key'
import { reportError } from '@/lib/platform/report-error'

/** Only pictures for link previews are read into memory whole. */
const MOST_IN_MEMORY = 32 * 1024 * 1024

type StoredObject = S3Answer & { status: 200 | 206 | 304 | 404 | 416 }

export type ObjectStorage = Storage & {
  /** Forwards a browser's request with its conditions. @throws AppError 503 when the store fails */
  open(
    key: string,
    conditions: { method: 'GET' | 'HEAD'; range?: string; ifNoneMatch?: string },
  ): Promise<StoredObject>
}

/** Objects in a private bucket, served by the site (decision 031). @throws AppError 503 on store failures */
export function s3Storage(
  place: S3Bucket,
  folder: string,
  limits: { timeoutMs?: number } = {},
): ObjectStorage {
  const { call } = s3Client(place, limits)
  const objectOf = (key: string) => `${folder}/${assertKey(key)}`

  const put = (key: string, body: { open: () => Readable; sizeBytes: number; sha256: string }) =>
    call({ method: 'PUT', key: objectOf(key), body }, [200])

  const open: ObjectStorage['open'] = async (key, asked) => {
    const answer = await call({ ...asked, key: objectOf(key) }, [200, 206, 304, 404, 416])
    return { ...answer, status: answer.status as StoredObject['status'] }
  }

  const found = async (key: string, range?: string) => {
    const { status, headers, body } = await open(key, { method: 'GET', ...(range && { range }) })
    if (body && (status === 200 || status === 206)) return { headers, body }
    throw Object.assign(new Error(`Nothing is stored under ${key}`), { code: 'ENOENT' })
  }

  const size = async (key: string) => {
    const { status, headers } = await open(key, { method: 'HEAD' })
    return status === 200 ? Number(headers['content-length']) : null
  }

  return {
    put: withUserError(async (key: string, data: Uint8Array) => {
      const sha256 = createHash('sha256').update(data).digest('hex')
      await put(key, { open: () => Readable.from([data]), sizeBytes: data.length, sha256 })
    }),
    putFile: withUserError(async (key: string, path: string) => {
      const hash = createHash('sha256')
      for await (const piece of createReadStream(path)) hash.update(piece)
      const { size: sizeBytes } = await stat(path)
      await put(key, { open: () => createReadStream(path), sizeBytes, sha256: hash.digest('hex') })
    }),
    exists: withUserError(async (key: string) => (await size(key)) !== null),
    size: withUserError(size),
    read: withUserError(async (key: string) => {
      const { body, headers } = await found(key)
      if (Number(headers['content-length']) > MOST_IN_MEMORY) {
        body.destroy()
        throw new Error(`${key} is too large to read at once`)
      }
      return buffer(body).catch(() => {
        throw s3Error({ method: 'GET', key }, 'it stopped sending')
      })
    }),
    stream: withUserError(async (key: string, range?: { from: number; to: number } | null) => {
      const { body } = await found(key, range ? `bytes=${range.from}-${range.to}` : undefined)
      return Readable.toWeb(body) as ReadableStream<Uint8Array>
    }),
    remove: withUserError(async (key: string) => {
      await call({ method: 'DELETE', key: objectOf(key) }, [200, 204, 404])
    }),
    open: withUserError(open),
    url: (key) => `/media/${key}`,
  }
}

function withUserError<A extends unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      return await work(...args)
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      reportError(error, { event: 'object store' })
      throw unavailable(30, 'Files cannot be stored or read right now. Please try again in a minute')
    }
  }
}
