import { GET as getCommunity } from '@/app/api/v1/communities/[id]/route'

export const GET = getCommunity
