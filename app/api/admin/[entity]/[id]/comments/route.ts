import * as z from 'zod'
import { badRequest } from '@/lib/platform/errors'
import { deleteComment, editComment, resolveThread } from '@/lib/records/comments/change-comment'
import { commentText, listComments, newComment, writeComment } from '@/lib/records/comments/comments'
import { entityRoute } from '@/lib/records/store/entity-route'

const own = z.strictObject({ comment: z.uuid() })
const change = z.strictObject({
  thread: z.uuid().optional(),
  isResolved: z.boolean().optional(),
  comment: z.uuid().optional(),
  text: commentText.optional(),
})

/** Comments on the record. */
export const GET = entityRoute(({ actor, entity, id }) => listComments(actor, entity, id))

/** Comments `{ text }` on the record or its `field`, or replies in a `thread`. */
export const POST = entityRoute(newComment, async ({ actor, entity, id, body }) =>
  Response.json(await writeComment(actor, entity, id, body), { status: 201 }),
)

/** Resolves or reopens a thread, or edits the person's own comment. */
export const PATCH = entityRoute(change, ({ actor, entity, id, body }) => {
  const { thread, isResolved, comment, text } = body
  if (thread && isResolved !== undefined) return resolveThread(actor, { entity, id }, thread, isResolved)
  if (comment && text) return editComment(actor, { entity, id }, comment, text)
  throw badRequest('Say what to change')
})

/** Deletes the person's own `comment`. */
export const DELETE = entityRoute(own, ({ actor, entity, id, body }) =>
  deleteComment(actor, { entity, id }, body.comment),
)
