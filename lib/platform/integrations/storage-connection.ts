import 'server-only'
import { randomUUID } from 'node:crypto'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { mediaStore, objectStore } from '@/lib/platform/integrations/storage'

export const storageConnection = defineConnection({
  name: 'storage',
  title: 'Storage bucket',
  purpose:
    'Keeps pictures, files and guides in a bucket instead of on this server. Files from before stay on the server and are still shown until they are copied.',
  steps: [
    'Make a private bucket at Amazon S3, Cloudflare R2, MinIO or a store with their protocol, and turn versions on.',
    'Make a key that may get, put and delete its objects and list it, and nothing else.',
    'Test it. Then copy the files from before: node .build/move-to-store.mjs on the server.',
  ],
  words: 's3 bucket storage files pictures media',
  fields: [
    { name: 'S3_BUCKET', label: 'Bucket' },
    {
      name: 'S3_ENDPOINT',
      label: 'Address of the store',
      hint: 'https://s3.us-west-2.amazonaws.com',
      isAddress: true,
    },
    { name: 'S3_REGION', label: 'Region', hint: 'Empty: us-east-1' },
    { name: 'S3_ACCESS_KEY_ID', label: 'Id of the key' },
    { name: 'S3_SECRET_ACCESS_KEY', label: 'Secret of the key', isSecret: true },
  ],
  isSet: () => objectStore() !== null,
  async test() {
    const store = mediaStore()
    if (!store) throw new OutsideError('No bucket is set')
    const key = `connection-test/${randomUUID()}.txt`
    const written = Buffer.from('A test of the connection')
    await store.put(key, written)
    const read = await store.read(key)
    await store.remove(key)
    if (!read.equals(written)) throw new OutsideError('The store gave other bytes back than it was sent')
    return 'A test file was stored, read and removed.'
  },
})
