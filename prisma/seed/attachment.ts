import { v7 as uuid } from 'uuid'
import { storeFile } from '@/lib/platform/media/store-file'
import type { PostSeed } from '@/prisma/seed/data/shapes'

/** Stores a post's attachment and returns its post_attachments row. */
export async function attachmentRow({
  originalName,
  mimeType,
  content,
}: NonNullable<PostSeed['attachment']>) {
  const file = await storeFile(Buffer.from(content), originalName)
  return {
    id: uuid(),
    originalName,
    mimeType,
    filename: file.objectKey.split('/').at(-1) ?? originalName,
    ...file,
  }
}
