import * as z from 'zod'
import { requestApproval, withdrawApproval } from '@/lib/records/publish/approval/request-approval'
import { entityRoute } from '@/lib/records/store/entity-route'

const wish = z.strictObject({
  action: z.enum(['publish', 'unpublish'], 'Say whether to publish or to unpublish'),
  note: z.string('Please enter a note').trim().max(1000, 'Please use 1,000 characters or fewer').nullish(),
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }).nullish(),
})

/** Requests approval of `{ action, note?, at? }`, or changes the request. */
export const PUT = entityRoute(wish, ({ actor, entity, id, body: { action, note, at } }) =>
  requestApproval(actor, entity, id, { action, note: note || null, at: at ?? null }),
)

/** Withdraws the person's own request. */
export const DELETE = entityRoute(({ actor, entity, id }) => withdrawApproval(actor, entity, id))
