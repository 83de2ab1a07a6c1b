import * as z from 'zod'
import { badRequest } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { deleteComment, editComment, resolveThread } from '@/lib/records/comments/change-comment'
import { listComments } from '@/lib/records/comments/read-comments'
import { commentText, newComment, writeComment } from '@/lib/records/comments/write-comment'
import { adminHandler } from '@/lib/records/store/admin-handler'

const own = z.strictObject({ comment: z.uuid() })
const change = z.strictObject({
  thread: z.uuid().optional(),
  isResolved: z.boolean().optional(),
  comment: z.uuid().optional(),
  text: commentText.optional(),
})

/** Comments on the record. */
export const GET = adminHandler(({ actor, entity, id }) => listComments(actor, entity, id))

/** Comments `{ text }` on the record or its `field`, or replies in a `thread`. */
export const POST = adminHandler(
  async ({ actor, entity, id, request }) =>
    writeComment(actor, entity, id, await readJson(request, newComment)),
  { status: 201 },
)

/** Resolves or reopens a thread, or edits the person's own comment. */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) => {
  const { thread, isResolved, comment, text } = await readJson(request, change)
  if (thread && isResolved !== undefined) return resolveThread(actor, { entity, id }, thread, isResolved)
  if (comment && text) return editComment(actor, { entity, id }, comment, text)
  throw badRequest('Say what is to be changed')
})

/** Deletes the person's own `comment`. */
export const DELETE = adminHandler(async ({ actor, entity, id, request }) => {
  const { comment } = await readJson(request, own)
  return deleteComment(actor, { entity, id }, comment)
})
