import * as z from 'zod'
import { adminHandler } from '@/lib/admin/admin-handler'
import { answerOf } from '@/lib/admin/record'
import { listRevisions, restoreRevision } from '@/lib/admin/revisions'
import { readJson } from '@/lib/http/read-json'

const wanted = z.object({ number: z.number('Say which earlier state').int().min(1) })

/** The record's history, newest first. */
export const GET = adminHandler(({ actor, entity, id }) => listRevisions(actor, entity, id))

/** Restores the state with this number. */
export const POST = adminHandler(async ({ actor, entity, id, request }) => {
  const { number } = await readJson(request, wanted)
  return answerOf(actor, entity, await restoreRevision(actor, entity, id, number))
})
