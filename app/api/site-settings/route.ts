import { GET as getCompany } from '@/app/api/v1/site-settings/route'

export const GET = getCompany
