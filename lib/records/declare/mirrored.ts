import 'server-only'
import { env } from '@/lib/platform/env'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

const WORDS = 'This is from the ad account. Change it there.'

/** True for records read from the connected ad account, which cannot be changed here. */
export function isMirrored(
  { kind }: Pick<Entity, 'kind'>,
  record: { id: string; externalId?: unknown } | null,
): boolean {
  return kind === 'mirror' && isRead(record?.externalId)
}

/** Hooks of the five tables that mirror the ad account (decision 058). */
export const mirrorHooks = {
  /** @throws AppError 409 for mirrored records, and for setting an external id */
  beforeWrite(values: Record<string, unknown>, before: AdminRecord | null): Record<string, unknown> {
    if (isRead(before?.externalId) || isRead(values.externalId)) throw conflict(WORDS)
    return values
  },
  /** @throws AppError 409 */
  async beforeRemove(_: unknown, { externalId }: AdminRecord): Promise<void> {
    if (isRead(externalId)) throw conflict(WORDS)
  },
}

function isRead(externalId: unknown): boolean {
  return Boolean(externalId) && env().GOOGLE_ADS_CUSTOMER_ID !== undefined
}
