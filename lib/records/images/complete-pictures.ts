import 'server-only'
import * as z from 'zod'
import { announceExpiry, tags } from '@/lib/platform/cache/expiry'
import { db, type Tx } from '@/lib/platform/database/db'
import { privateStorage } from '@/lib/platform/integrations/storage'
import { type EncodedPicture, encodePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { images } from '@/lib/records/entities/images'

const KIND = 'complete-pictures'

/** Pictures in one row: each row expires every cached page that shows a picture. */
const AT_ONCE = 12

const unfinished = z.object({ checksum: z.string(), source: z.string() })

/** Makes the encodings that pictures of the demo start without, and drops their sources. */
export const completePictures = defineHandler({
  kind: KIND,
  concurrency: 1,
  payload: z.object({ pictures: z.array(unfinished) }),
  async handle(_, { pictures }, signal) {
    const completed: EncodedPicture[] = []
    for (const { source } of pictures) {
      signal.throwIfAborted()
      const bytes = await privateStorage().read(source).catch(absent)
      if (bytes) completed.push(await encodePicture(pictureInMemory(bytes)))
    }
    await db.$transaction(async (tx) => {
      for (const { checksum, variants } of completed)
        await tx.image.updateMany({ where: { checksum }, data: { variants } })
      await announceExpiry(tx, [tags.list(images.table)])
    })
    for (const { source } of pictures) await privateStorage().remove(source)
    return { outcome: 'done' }
  },
})

/** The key in private storage of a picture's file until its encodings are made. */
export const sourceKey = (checksum: string) => `unfinished/${checksum}`

/** Leaves the other encodings to the worker, as part of the caller's transaction. */
export async function enqueueCompletion(tx: Tx, pictures: z.output<typeof unfinished>[]): Promise<void> {
  for (let at = 0; at < pictures.length; at += AT_ONCE)
    await enqueue(tx, { kind: KIND, payload: { pictures: pictures.slice(at, at + AT_ONCE) } })
}

/** An earlier attempt completed the picture. @throws the error when it is another */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
