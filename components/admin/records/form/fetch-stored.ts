import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { DraftView } from '@/lib/records/publish/draft'

type Now = { record: AdminRecord | null; draft: DraftView | null; refusal: Refusal | null }

/** Fetches a record and its draft as stored now; a record not stored yet is null. */
export async function fetchStored(entity: Entity, id: string, hasDrafts: boolean): Promise<Now> {
  const path = entity.kind === 'single' ? entity.path : `${entity.path}/${id}`
  const record = await callAdmin<AdminRecord>('GET', path)
  const isNew = hasDrafts && record.refusal?.status === 404
  if (record.refusal && !isNew) return { record: null, draft: null, refusal: record.refusal }
  if (!hasDrafts) return { record: record.answer, draft: null, refusal: null }
  const draft = await callAdmin<DraftView | null>('GET', `${entity.path}/${id}/draft`)
  return { record: record.answer, draft: draft.answer, refusal: draft.refusal }
}
