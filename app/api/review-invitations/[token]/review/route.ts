import { handleForm } from '@/lib/leads/intake/handle-form'
import { reviewForm } from '@/lib/leads/reviews/review-form'
import type { Limit } from '@/lib/platform/http/rate-limit'
import { tokenRoute } from '@/lib/platform/http/token-route'

/** More than any family needs; the limit stops token guessing. */
const LIMIT: Limit = { name: 'review', points: 60, seconds: 60 * 60 }

/** Receives the review of an invited family; the private link authorizes it. */
export const POST = tokenRoute(LIMIT, async ({ request, token }) => handleForm(request, reviewForm(token)))
