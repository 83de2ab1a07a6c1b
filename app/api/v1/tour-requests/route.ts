import { OPTIONS as allowPartner, POST as takeIn } from '@/app/api/tour-requests/route'

export const POST = takeIn
export const OPTIONS = allowPartner
