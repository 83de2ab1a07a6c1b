import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listPublicCommunities } from '@/lib/desk/api/public-operations'
import { openRead } from '@/lib/platform/http/operation'
import { getCommunityChoices } from '@/lib/site/communities/communities'

/** Id, slug, name and city of the active communities. */
export const GET = forKeys(openRead(listPublicCommunities, () => getCommunityChoices()))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
