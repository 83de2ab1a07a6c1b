import { adminRoute } from '@/lib/accounts/admin-route'
import {
  answerWithholding,
  proposeWithholding,
  withholdingAnswer,
  withholdingProposal,
} from '@/lib/records/reviews/withhold-review'

/** Proposes not to publish a review. */
export const POST = adminRoute(
  { body: withholdingProposal, can: ['update', 'reviews'] },
  ({ actor, id, body }) => proposeWithholding(actor, id, body),
)

/** Confirms or refuses what a colleague proposed. */
export const PATCH = adminRoute(
  { body: withholdingAnswer, can: ['update', 'reviews'] },
  ({ actor, id, body }) => answerWithholding(actor, id, body),
)
