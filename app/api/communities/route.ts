import { GET as listCommunities } from '@/app/api/v1/communities/route'

export const GET = listCommunities
