import 'server-only'
import * as z from 'zod'
import { announceExpiry } from '@/lib/platform/cache/expiry'
import { db, type Tx } from '@/lib/platform/database/db'
import { privateStorage } from '@/lib/platform/integrations/storage'
import { type EncodedPicture, encodePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { images } from '@/lib/records/entities/images'

const KIND = 'complete-pictures'

/** Well below the outbox's limit for one run; each run expires every cached page that shows a picture. */
const RUN_MS = 15_000

const unfinished = z.object({ checksum: z.string(), source: z.string() })
type Unfinished = z.output<typeof unfinished>

/** Makes the encodings that demo pictures start without, for some seconds a run, and drops their sources. */
export const completePictures = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({ pictures: z.array(unfinished) }),
  async handle(_, { pictures }, signal) {
    const encoded: EncodedPicture[] = []
    const done: Unfinished[] = []
    const until = performance.now() + RUN_MS
    for (const picture of pictures) {
      if (performance.now() > until) break
      signal.throwIfAborted()
      const bytes = await privateStorage().read(picture.source).catch(absent)
      if (bytes) encoded.push(await encodePicture(pictureInMemory(bytes)))
      done.push(picture)
    }
    await db.$transaction(async (tx) => {
      for (const { checksum, variants } of encoded)
        await tx.image.updateMany({ where: { checksum }, data: { variants } })
      await enqueueCompletion(tx, pictures.slice(done.length))
      await announceExpiry(tx, [images.table])
    })
    for (const { source } of done) await privateStorage().remove(source)
    return { outcome: 'done' }
  },
})

/** The key in private storage of a picture's file until its encodings are made. */
export const sourceKey = (checksum: string) => `unfinished/${checksum}`

/** Leaves the other encodings to the worker, as part of the caller's transaction. */
export async function enqueueCompletion(tx: Tx, pictures: Unfinished[]): Promise<void> {
  if (pictures.length > 0) await enqueue(tx, { kind: KIND, payload: { pictures } })
}

/** Returns null when an earlier attempt completed the picture. @throws any other error */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
