import { adminRoute } from '@/lib/accounts/admin-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listOpenReleasesOperation } from '@/lib/records/calls/program-calls'
import { listOpenReleases } from '@/lib/records/releases/releases'

/** The releases to which the key may add its drafts. */
export const GET = adminRoute(
  {
    key: ['content:drafts'],
    only: 'keys',
    answer: () => listOpenReleasesOperation.answers[200]?.schema ?? null,
  },
  async ({ actor }) => ({ releases: await listOpenReleases(actor) }),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
