import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { toApiRecord } from '@/lib/records/declare/record'
import { listRevisions, restoreRevision } from '@/lib/records/publish/revisions'
import { adminHandler } from '@/lib/records/store/admin-handler'

const wanted = z.object({ number: z.number('Say which earlier state').int().min(1) })

/** Revisions of the record, newest first. */
export const GET = adminHandler(({ actor, entity, id }) => listRevisions(actor, entity, id))

/** Restores the revision with this number. */
export const POST = adminHandler(async ({ actor, entity, id, request }) => {
  const { number } = await readJson(request, wanted)
  return toApiRecord(actor, entity, await restoreRevision(actor, entity, id, number))
})
