import * as z from 'zod'
import { previewTree, removeTree } from '@/lib/records/store/deletion-tree'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Dependents of a record: those that go with it, lose it, or prevent the deletion. */
export const GET = entityRoute(({ actor, entity, id }) => previewTree(actor, entity, id))

const schema = z.strictObject({
  records: z.int('Send the number of records that are deleted with it').min(0),
})

/** Moves a record to the trash with everything that belongs to it; `records` is the number of the preview. */
export const DELETE = entityRoute(schema, ({ actor, entity, id, body }) =>
  removeTree(actor, entity, id, body.records),
)
