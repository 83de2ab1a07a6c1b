import { getExitOffer } from '@/lib/leads/exit-offer/exit-offer'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'

/** The exit offer, fetched only when a visitor is about to leave; 404 while it is turned off. */
export const GET = route(async () => {
  const offer = await getExitOffer()
  if (!offer) throw notFound('There is no offer')
  return Response.json(offer)
})
