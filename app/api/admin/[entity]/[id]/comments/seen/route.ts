import { markMentionsSeen } from '@/lib/records/comments/own-mentions'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** The person has opened the record. */
export const POST = adminHandler(({ actor, entity, id }) => markMentionsSeen(actor, entity, id))
