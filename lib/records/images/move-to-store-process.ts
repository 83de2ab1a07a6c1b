import { mediaStore, privateStorage, storage } from '@/lib/platform/integrations/storage'
import { mediaDir, privateDir } from '@/lib/platform/paths'
import { copyToStore } from '@/lib/records/images/move-to-store'

// `node .build/move-to-store.mjs`: copies the files of DATA_DIR to the object store (docs/operations.md).
if (!mediaStore()) {
  console.error('Set S3_BUCKET and what belongs to it first (see .env.example)')
  process.exit(1)
}
try {
  for (const [name, folder, store] of [
    ['pictures and files', mediaDir(), storage()],
    ['guides', privateDir(), privateStorage()],
  ] as const) {
    const { copied, there, bytes } = await copyToStore(folder, store)
    process.stdout.write(
      `${name}: ${copied} copied (${Math.ceil(bytes / 1024 / 1024)} MB), ${there} were there already\n`,
    )
  }
  process.stdout.write('The files on the disk were left where they are.\n')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
