import * as z from 'zod'
import { adminHandler } from '@/lib/admin/admin-handler'
import { moveRecord } from '@/lib/admin/move-record'
import { answerOf } from '@/lib/admin/record'
import { readJson } from '@/lib/http/read-json'

const id = z.uuid('Say which record')
const move = z.union(
  [
    z.strictObject({ id, before: id }),
    z.strictObject({ id, after: id }),
    z
      .strictObject({ id, before: id.nullable(), after: id.nullable() })
      .refine(({ before, after }) => before || after),
  ],
  'Say where it goes',
)

/** Moves a record directly before or after another one, or between two. */
export const PATCH = adminHandler(async ({ actor, entity, request }) =>
  answerOf(actor, entity, await moveRecord(actor, entity, await readJson(request, move))),
)
