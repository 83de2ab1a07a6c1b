import 'server-only'
import { createHash } from 'node:crypto'
import { addressSlug } from '@/lib/platform/address-slug'
import { privateStorage, type Storage, storage } from '@/lib/platform/integrations/storage'
import type { ReceivedFile } from '@/lib/platform/media/receive-file'

type StoredFile = { objectKey: string; url: string; sizeBytes: number }

/** Stores a file under a content-derived address with a readable name. The caller has validated its type. */
export async function storeFile(bytes: Buffer, name: string): Promise<StoredFile> {
  const objectKey = fileKey(bytes, name)
  if ((await storage().size(objectKey)) !== bytes.length) await storage().put(objectKey, bytes)
  return { objectKey, url: storage().url(objectKey), sizeBytes: bytes.length }
}

/** Stores a file that only our code hands out (lib/leads/resources). */
export async function storePrivateFile(bytes: Buffer, name: string): Promise<Omit<StoredFile, 'url'>> {
  const objectKey = fileKey(bytes, name)
  if ((await privateStorage().size(objectKey)) !== bytes.length) await privateStorage().put(objectKey, bytes)
  return { objectKey, sizeBytes: bytes.length }
}

/** `storeFile` for a file on disk, which is never read into memory. */
export async function storeReceived(file: ReceivedFile, name: string): Promise<StoredFile> {
  const objectKey = receivedKey(file, name)
  await putOnce(storage(), objectKey, file)
  return { objectKey, url: storage().url(objectKey), sizeBytes: file.sizeBytes }
}

export async function storeReceivedPrivate(
  file: ReceivedFile,
  name: string,
): Promise<Omit<StoredFile, 'url'>> {
  const objectKey = receivedKey(file, name)
  await putOnce(privateStorage(), objectKey, file)
  return { objectKey, sizeBytes: file.sizeBytes }
}

async function putOnce(
  store: Omit<Storage, 'url'>,
  objectKey: string,
  { path, sizeBytes }: ReceivedFile,
): Promise<void> {
  if ((await store.size(objectKey)) !== sizeBytes) await store.putFile(objectKey, path)
}

function fileKey(bytes: Buffer, name: string): string {
  return keyIn(createHash('sha256').update(`file:${name}:`).update(bytes).digest('hex'), name)
}

/** Another folder than `fileKey` gives, but just as hard to guess. */
function receivedKey({ checksum }: ReceivedFile, name: string): string {
  return keyIn(createHash('sha256').update(`received:${name}:${checksum}`).digest('hex'), name)
}

const keyIn = (digest: string, name: string) => `files/${digest.slice(0, 24)}/${keyName(name)}`

/** 'Menü — Juli.PDF' → 'menu-juli.pdf' */
function keyName(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? addressSlug(name.slice(dot + 1)).replaceAll('-', '') : ''
  const stem =
    addressSlug(dot > 0 ? name.slice(0, dot) : name)
      .slice(0, 80)
      .replace(/-$/, '') || 'file'
  return extension ? `${stem}.${extension.slice(0, 10)}` : stem
}
