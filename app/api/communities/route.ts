import { route } from '@/lib/platform/http/route'
import { getCommunityChoices } from '@/lib/site/communities/communities'

/** Id, name and city of the active communities, for tour request forms. */
export const GET = route(async () => Response.json(await getCommunityChoices()))
