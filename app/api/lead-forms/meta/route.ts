import { answerChallenge, takeMetaNews } from '@/lib/leads/lead-forms/meta-news'
import { route } from '@/lib/platform/http/route'

/** Meta asks whether this address is ours. */
export const GET = route<unknown>(async (request) => {
  const challenge = await answerChallenge(new URL(request.url).searchParams)
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

/** Meta tells that somebody has sent a lead form; signed by it, so no session is asked. The lead itself is fetched afterwards. */
export const POST = route<unknown>(async (request) => {
  await takeMetaNews(request)
  return Response.json({ message: 'Kept' })
})
