import { getExitOffer } from '@/lib/leads/exit-offer/exit-offer'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'

/** The exit offer, asked for only by a page whose visitor is leaving; 404 while it is switched off. */
export const GET = route(async () => {
  const offer = await getExitOffer()
  if (!offer) throw notFound('There is no offer')
  return Response.json(offer)
})
