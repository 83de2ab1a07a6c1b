import 'server-only'
import { expireTags } from '@/lib/platform/cache/expiry'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { deriveKeys, keyring } from '@/lib/platform/keyring/keyring'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'

/** Bytes of keys that outlive their secret, because what they made cannot be made again (decision 116). */
const KEPT = {
  'porchlight do not contact': 32,
  'porchlight personal data': 32,
  'porchlight web push': 48,
} as const

type KeptPurpose = keyof typeof KEPT

const readKept = remembered('kept keys', ['kept_keys'], () =>
  db.keptKey.findMany({ orderBy: { createdAt: 'desc' } }),
)

/** Every key of a purpose this installation ever had, the current one first. */
export async function everyKey(purpose: KeptPurpose): Promise<Buffer[]> {
  const known = deriveKeys(purpose, KEPT[purpose])
  const older = (await readKept()).filter(
    (row) => row.purpose === purpose && !known.some(({ id }) => id === row.keyId),
  )
  return [...known.map(({ key }) => key), ...older.flatMap(({ sealedKey }) => keyIn(sealedKey))]
}

/** Stores the keys of the known secrets, sealed, so that each secret can go later. */
export async function keepKeys(): Promise<void> {
  const stored = await db.keptKey.findMany()
  const [{ id: current }] = keyring()
  const missing = Object.entries(KEPT).flatMap(([purpose, bytes]) =>
    deriveKeys(purpose, bytes)
      .filter(({ id }) => !stored.some((row) => row.purpose === purpose && row.keyId === id))
      .map(({ id, key }) => ({ purpose, keyId: id, sealedKey: sealText(key.toString('base64url')) })),
  )
  if (missing.length > 0) {
    await db.keptKey.createMany({ data: missing, skipDuplicates: true })
    await expireTags(['kept_keys'])
  }
  await db.keptKey.updateMany({
    where: { keyId: current, currentSince: null },
    data: { currentSince: new Date() },
  })
}

type CurrentKey = {
  /** When the current secret became it; null before a worker has seen it. */
  since: Date | null
  /** True while a secret is read that was never the current one, and came later. */
  isNextKnown: boolean
}

export async function currentKey(): Promise<CurrentKey> {
  const ring = keyring().map(({ id }) => id)
  const rows = await db.keptKey.findMany({ where: { keyId: { in: ring } } })
  const since = rows.find(({ keyId }) => keyId === ring[0])?.currentSince ?? null
  const isNext = ({ keyId, currentSince, createdAt }: (typeof rows)[number]) =>
    keyId !== ring[0] && currentSince === null && since !== null && createdAt > since
  return { since, isNextKnown: rows.some(isNext) }
}

export const sealedKeptKeys = defineSealedValues({
  named: ['key of digests and pushes', 'keys of digests and pushes'],
  table: 'kept_keys',
  key: 'id',
  column: 'sealed_key',
})

/** None when its secret is not known: the health page counts it. */
function keyIn(sealed: string): Buffer[] {
  try {
    return [Buffer.from(openText(sealed), 'base64url')]
  } catch {
    return []
  }
}
