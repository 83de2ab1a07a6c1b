import { getCommunityChoices } from '@/lib/communities/community-choices'
import { route } from '@/lib/http/route'

/** The active communities, for whoever asks for a tour and is to say where: id, name and city. */
export const GET = route(async () => Response.json(await getCommunityChoices()))
