import * as z from 'zod'
import { submitExitOffer } from '@/lib/exit-offer/submit'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'

const anyObject = z.record(z.string(), z.unknown())

/** Somebody takes up the exit offer: 201, 200 for a repeat. */
export const POST = route(async (request) => {
  const { repeated, link } = await submitExitOffer(
    await readJson(request, anyObject),
    requestContextOf(request),
  )
  return Response.json({ link }, { status: repeated ? 200 : 201 })
})
