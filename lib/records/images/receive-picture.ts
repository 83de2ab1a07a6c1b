import 'server-only'
import { availableParallelism } from 'node:os'
import { atMost } from '@/lib/platform/at-most'
import { unavailable } from '@/lib/platform/errors'
import type { PictureFile } from '@/lib/platform/media/picture-file'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '@/lib/platform/media/picture-limits'
import { judgePictureHead } from '@/lib/platform/media/read-picture'
import { withReceivedFile } from '@/lib/platform/media/receive-file'

/** One core stays free for visitors: encoding would take all there are. */
const inLane = atMost(Math.max(1, availableParallelism() - 1), {
  waiting: 50,
  refuse: () => unavailable(30, 'Many pictures are being prepared. Please try again in a moment'),
})

/** Receives a picture into a file of its own and hands it on in its turn. @throws AppError 400, 413, 503 */
export function receivePicture<T>(
  body: ReadableStream<Uint8Array> | null,
  use: (file: PictureFile) => Promise<T>,
): Promise<T> {
  const rules = { maxBytes: MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE, judgeHead: judgePictureHead }
  return withReceivedFile(body, rules, ({ path, head, sizeBytes, checksum }) =>
    inLane(() => use({ input: path, head, sizeBytes, checksum })),
  )
}
