import 'server-only'
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { env } from '@/lib/platform/env'
import { dataDir } from '@/lib/platform/paths'

/** `id`: the first digits of its SHA-256, by which the private half is found. */
export type JournalKey = { id: string; key: KeyObject }

const PEM = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g

export function privateKeyFile(): string {
  return placed(env().JOURNAL_PRIVATE_KEY_FILE, 'private.pem')
}

function publicKeyFile(): string {
  return placed(env().JOURNAL_PUBLIC_KEY_FILE, 'public.pem')
}

function placed(given: string | undefined, name: string): string {
  return given
    ? resolve(/* turbopackIgnore: true */ process.cwd(), given)
    : join(dataDir(), 'journal-key', name)
}

let known: { file: string; key: Promise<JournalKey> } | undefined

/** The key that entries are sealed to. The first start creates the pair. */
export function publicKey(): Promise<JournalKey> {
  const file = publicKeyFile()
  if (known?.file === file) return known.key
  const key = findPublicKey(file)
  known = { file, key }
  // A disk that is full now may have room later.
  key.catch(() => {
    known = undefined
  })
  return key
}

async function findPublicKey(file: string): Promise<JournalKey> {
  const pem = await textOf(file)
  if (pem) return identified(createPublicKey(pem))
  const kept = await textOf(privateKeyFile())
  const pair = kept ? createPrivateKey(kept) : await createPair()
  const key = createPublicKey(pair)
  await putNew(file, key.export({ type: 'spki', format: 'pem' }).toString(), 0o644)
  return identified(createPublicKey((await textOf(file)) ?? ''))
}

/** Another process may have created one at the same moment: the first one counts. */
async function createPair(): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('x25519')
  await putNew(privateKeyFile(), privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
  return createPrivateKey((await textOf(privateKeyFile())) ?? '')
}

/** All private keys of the file, by id; none when it was moved off this server. */
export async function privateKeys(): Promise<ReadonlyMap<string, KeyObject>> {
  const pems = (await textOf(privateKeyFile()))?.match(PEM) ?? []
  return new Map(
    pems.map((pem) => {
      const key = createPrivateKey(pem)
      return [identified(createPublicKey(key)).id, key]
    }),
  )
}

function identified(key: KeyObject): JournalKey {
  const der = key.export({ type: 'spki', format: 'der' })
  return { id: createHash('sha256').update(der).digest('hex').slice(0, 16), key }
}

async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Writes a file that is whole when it appears; an existing one stays. */
async function putNew(file: string, text: string, mode: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', mode)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}
