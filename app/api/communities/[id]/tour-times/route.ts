import { GET as listTourTimes } from '@/app/api/v1/communities/[id]/tour-times/route'

export const GET = listTourTimes
