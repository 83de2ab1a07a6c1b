import { adminHandler } from '@/lib/admin/admin-handler'
import { markMentionsSeen } from '@/lib/comments/own-mentions'

/** The person has opened the record. */
export const POST = adminHandler(({ actor, entity, id }) => markMentionsSeen(actor, entity, id))
