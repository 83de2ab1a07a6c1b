import { markMentionsSeen } from '@/lib/records/comments/own-mentions'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Marks the record's comments as seen. */
export const POST = adminHandler(({ actor, entity, id }) => markMentionsSeen(actor, entity, id))
