import { notFound } from '@/lib/errors'
import { getExitOffer } from '@/lib/exit-offer/exit-offer'
import { route } from '@/lib/http/route'

/** The exit offer, asked for only by a page whose visitor is leaving; 404 while it is switched off. */
export const GET = route(async () => {
  const offer = await getExitOffer()
  if (!offer) throw notFound('There is no offer')
  return Response.json(offer)
})
