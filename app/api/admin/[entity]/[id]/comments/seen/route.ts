import { markMentionsSeen } from '@/lib/records/comments/comments'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Marks the record's comments as seen. */
export const POST = entityRoute(({ actor, entity, id }) => markMentionsSeen(actor, entity, id))
