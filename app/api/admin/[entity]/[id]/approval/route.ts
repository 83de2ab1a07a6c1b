import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { requestApproval, withdrawApproval } from '@/lib/records/publish/approval/request-approval'
import { adminHandler } from '@/lib/records/store/admin-handler'

const wish = z.strictObject({
  action: z.enum(['publish', 'unpublish'], 'Say whether to publish or to unpublish'),
  note: z.string('Please enter a note').trim().max(1000, 'Please use 1,000 characters or fewer').nullish(),
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }).nullish(),
})

/** Requests approval of `{ action, note?, at? }`, or changes the request. */
export const PUT = adminHandler(async ({ actor, entity, id, request }) => {
  const { action, note, at } = await readJson(request, wish)
  return requestApproval(actor, entity, id, { action, note: note || null, at: at ?? null })
})

/** Withdraws the person's own request. */
export const DELETE = adminHandler(({ actor, entity, id }) => withdrawApproval(actor, entity, id))
