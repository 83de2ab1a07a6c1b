import { loadConnections } from '@/lib/platform/connections/stored-connections'
import { mediaStore, privateStore } from '@/lib/platform/integrations/storage'
import { mediaDir, privateDir } from '@/lib/platform/paths'
import { copyToStore } from '@/lib/records/images/move-to-store'

// `node .build/move-to-store.mjs`: copies the files of DATA_DIR to the object store (docs/operations.md).
try {
  await loadConnections()
  const [media, guides] = [mediaStore(), privateStore()]
  if (!media || !guides)
    throw new Error('First enter the bucket under Connections, or set S3_BUCKET and its related settings')
  for (const [name, folder, store] of [
    ['pictures and files', mediaDir(), media],
    ['guides', privateDir(), guides],
  ] as const) {
    const { copied, there, bytes } = await copyToStore(folder, store)
    process.stdout.write(
      `${name}: ${copied} copied (${Math.ceil(bytes / 1024 / 1024)} MB), ${there} already there\n`,
    )
  }
  process.stdout.write('The files on the disk were not changed.\n')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
process.exit()
