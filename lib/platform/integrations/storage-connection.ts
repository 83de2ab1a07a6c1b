import 'server-only'
import { randomUUID } from 'node:crypto'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { mediaStore, objectStore } from '@/lib/platform/integrations/storage'

export const storageConnection = defineConnection({
  name: 'storage',
  title: 'Storage bucket',
  purpose:
    'Stores pictures, files and guides in a bucket instead of on this server. Existing files stay on the server and are still shown until they are copied.',
  steps: [
    'Create a private bucket in Amazon S3, Cloudflare R2, MinIO or a compatible store, and turn on versioning.',
    'Create a key that can only list the bucket and get, put and delete its objects.',
    'Test the connection. Then copy existing files by running node .build/move-to-store.mjs on the server.',
  ],
  words: 's3 bucket storage files pictures media',
  fields: [
    { name: 'S3_BUCKET', label: 'Bucket' },
    {
      name: 'S3_ENDPOINT',
      label: 'Store URL',
      hint: 'https://s3.us-west-2.amazonaws.com',
      isAddress: true,
    },
    { name: 'S3_REGION', label: 'Region', hint: 'Empty: us-east-1' },
    { name: 'S3_ACCESS_KEY_ID', label: 'Access key ID' },
    { name: 'S3_SECRET_ACCESS_KEY', label: 'Secret access key', isSecret: true },
  ],
  isSet: () => objectStore() !== null,
  async test() {
    const store = mediaStore()
    if (!store) throw new OutsideError('No bucket is set up')
    const key = `connection-test/${randomUUID()}.txt`
    const written = Buffer.from('A test of the connection')
    await store.put(key, written)
    const read = await store.read(key)
    await store.remove(key)
    if (!read.equals(written)) throw new OutsideError('The store returned different data than it was sent')
    return 'A test file was stored, read and removed.'
  },
})
