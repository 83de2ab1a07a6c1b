import * as z from 'zod'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityRoute } from '@/lib/records/store/entity-route'
import { moveRecord } from '@/lib/records/store/operations'

const id = z.uuid('Choose the record')
const move = z.union(
  [
    z.strictObject({ id, before: id }),
    z.strictObject({ id, after: id }),
    z
      .strictObject({ id, before: id.nullable(), after: id.nullable() })
      .refine(({ before, after }) => before || after),
  ],
  'Choose where it goes',
)

/** Moves a record directly before or after another one, or between two. */
export const PATCH = entityRoute(move, async ({ actor, entity, body }) =>
  toApiRecord(actor, entity, await moveRecord(actor, entity, body)),
)
