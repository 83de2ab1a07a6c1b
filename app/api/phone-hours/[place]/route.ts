import { readPhoneStatus } from '@/lib/leads/callers/phone-status'
import { route } from '@/lib/platform/http/route'
import { isUuid } from '@/lib/platform/uuid'

type Context = { params: Promise<{ place: string }> }

/** The phones of a community now; of the company for any other word. For forms that stay open for long. */
export const GET = route(async (_request: Request, { params }: Context) => {
  const { place } = await params
  return Response.json(await readPhoneStatus(isUuid(place) ? place : null))
})
