import 'server-only'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type S3Bucket, s3Client } from '@/lib/platform/integrations/s3-client'
import type { JournalPart, JournalPlace } from '@/lib/platform/journal/journal-place'

const TIMEOUT_MS = 5_000

/** Keeps the journal in a bucket of its own, without versions: what is removed must be gone. */
export function journalBucket(place: S3Bucket): JournalPlace {
  const store = s3Client(place, { timeoutMs: TIMEOUT_MS })
  const keyOf = (part: JournalPart, id: string) => `journal/${part}/${id}`
  return {
    name: 'bucket',
    title: `the bucket ${place.bucket}`,
    async put(part, id, data) {
      const sha256 = createHash('sha256').update(data).digest('hex')
      const body = { open: () => Readable.from([data]), sizeBytes: data.length, sha256 }
      await store.call({ method: 'PUT', key: keyOf(part, id), body }, [200])
    },
    async list(part) {
      const prefix = keyOf(part, '')
      return (await store.list(prefix)).map((key) => key.slice(prefix.length)).sort()
    },
    async read(part, id) {
      const { status, body } = await store.call({ method: 'GET', key: keyOf(part, id) }, [200, 404])
      if (status === 200 && body) return buffer(body)
      body?.destroy()
      return null
    },
    async remove(part, id) {
      await store.call({ method: 'DELETE', key: keyOf(part, id) }, [200, 204, 404])
    },
  }
}
