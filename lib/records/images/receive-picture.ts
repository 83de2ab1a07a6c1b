import 'server-only'
import { availableParallelism } from 'node:os'
import { unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { assertPictureHead } from '@/lib/platform/media/encode'
import type { PictureFile } from '@/lib/platform/media/picture-file'
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '@/lib/platform/media/picture-limits'
import { withReceivedFile } from '@/lib/platform/media/receive-file'

/** Leaves one core for visitors, since encoding would use all of them. */
const withSlot = limitConcurrency(Math.max(1, availableParallelism() - 1), {
  waiting: 50,
  refuse: () => unavailable(30, 'Many pictures are being prepared. Please try again in a moment'),
})

/** Receives a picture into a temporary file for `use`, when its turn comes. @throws AppError 400, 413, 503 */
export function receivePicture<T>(
  body: ReadableStream<Uint8Array> | null,
  use: (file: PictureFile) => Promise<T>,
): Promise<T> {
  const rules = { maxBytes: MAX_PICTURE_BYTES, tooLarge: PICTURE_TOO_LARGE, checkHead: assertPictureHead }
  return withReceivedFile(body, rules, ({ path, head, sizeBytes, checksum }) =>
    withSlot(() => use({ input: path, head, sizeBytes, checksum })),
  )
}
