import 'server-only'
import { createHmac } from 'node:crypto'
import { everyKey } from '@/lib/platform/keyring/kept-keys'
import { deriveKey } from '@/lib/platform/keyring/keyring'

const PURPOSE = 'porchlight do not contact'

/** Identifies an erased person's number (E.164) or email. Keyed, so that no one can try out numbers. */
export function targetDigest(target: string): string {
  return digest(deriveKey(PURPOSE), target)
}

/** Digests of these targets under each key this installation ever had: to look for, never to store. */
export async function targetDigestsByKey(targets: readonly string[]): Promise<string[][]> {
  return (await everyKey(PURPOSE)).map((key) => targets.map((target) => digest(key, target)))
}

/** Targets by each of their digests. */
export async function everyTargetDigest(targets: readonly string[]): Promise<Map<string, string>> {
  const byKey = await targetDigestsByKey(targets)
  return new Map(byKey.flatMap((digests) => digests.map((each, at) => [each, targets[at] ?? ''] as const)))
}

const digest = (key: Buffer, target: string) => createHmac('sha256', key).update(target).digest('hex')
