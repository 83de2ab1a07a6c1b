import { route } from '@/lib/platform/http/route'
import { getCommunityChoices } from '@/lib/site/communities/community-choices'

/** The active communities, for whoever asks for a tour and is to say where: id, name and city. */
export const GET = route(async () => Response.json(await getCommunityChoices()))
