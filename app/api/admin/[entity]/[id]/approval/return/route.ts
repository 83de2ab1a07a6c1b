import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { returnApproval } from '@/lib/records/publish/approval/answer-approval'
import { adminHandler } from '@/lib/records/store/admin-handler'

const NEEDED = 'Please say what is to be done first'
const answer = z.strictObject({
  note: z.string(NEEDED).trim().min(1, NEEDED).max(1000, 'Please use 1,000 characters or fewer'),
})

/** Sends a pending request back to its author, with `{ note }`. */
export const POST = adminHandler(async ({ actor, entity, id, request }) =>
  returnApproval(actor, entity, id, (await readJson(request, answer)).note),
)
