import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { askApproval, withdrawApproval } from '@/lib/records/publish/approval/ask-approval'
import { adminHandler } from '@/lib/records/store/admin-handler'

const wish = z.strictObject({
  action: z.enum(['publish', 'unpublish'], 'Say whether to publish or to unpublish'),
  note: z.string('Please enter a note').trim().max(1000, 'Please use 1,000 characters or fewer').nullish(),
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }).nullish(),
})

/** Asks for `{ action, note?, at? }`, or changes what was asked for. */
export const PUT = adminHandler(async ({ actor, entity, id, request }) => {
  const { action, note, at } = await readJson(request, wish)
  return askApproval(actor, entity, id, { action, note: note || null, at: at ?? null })
})

/** Takes one's own wish back. */
export const DELETE = adminHandler(({ actor, entity, id }) => withdrawApproval(actor, entity, id))
