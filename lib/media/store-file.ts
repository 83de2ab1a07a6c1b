import 'server-only'
import { createHash } from 'node:crypto'
import { privateStorage, storage } from '@/lib/integrations/storage'

export type StoredFile = { objectKey: string; url: string; sizeBytes: number }

/**
 * Keeps a file as it is under an address that follows from its content, ending in a readable name. It does not look
 * into the file: the caller has checked its type, and the front serves what browsers would run as a download.
 */
export async function storeFile(bytes: Buffer, name: string): Promise<StoredFile> {
  const objectKey = fileKey(bytes, name)
  if ((await storage().size(objectKey)) !== bytes.length) await storage().put(objectKey, bytes)
  return { objectKey, url: storage().url(objectKey), sizeBytes: bytes.length }
}

/** The same out of everybody's reach: such a file is handed out by our code alone (lib/resources). */
export async function storePrivateFile(bytes: Buffer, name: string): Promise<Omit<StoredFile, 'url'>> {
  const objectKey = fileKey(bytes, name)
  if ((await privateStorage().size(objectKey)) !== bytes.length) await privateStorage().put(objectKey, bytes)
  return { objectKey, sizeBytes: bytes.length }
}

function fileKey(bytes: Buffer, name: string): string {
  const folder = createHash('sha256').update(`file:${name}:`).update(bytes).digest('hex').slice(0, 24)
  return `files/${folder}/${keyName(name)}`
}

/** 'Menü — Juli.PDF' → 'menu-juli.pdf' */
function keyName(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? plain(name.slice(dot + 1)).replaceAll('-', '') : ''
  const stem =
    plain(dot > 0 ? name.slice(0, dot) : name)
      .slice(0, 80)
      .replace(/-$/, '') || 'file'
  return extension ? `${stem}.${extension.slice(0, 10)}` : stem
}

function plain(text: string): string {
  const ascii = text.normalize('NFKD').toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
}
