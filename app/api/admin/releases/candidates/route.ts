import { adminRoute } from '@/lib/accounts/admin-route'
import { releaseCandidates } from '@/lib/records/releases/release-items'

/** Drafts that can be added to a release; `search` matches their titles. */
export const GET = adminRoute(({ actor, query }) =>
  releaseCandidates(actor, (query.get('search') ?? '').slice(0, 100)),
)
