import { answerChallenge, receiveMetaWebhook } from '@/lib/leads/lead-forms/meta-webhook'
import { route } from '@/lib/platform/http/route'

/** Meta's verification of the webhook URL. */
export const GET = route<unknown>(async (request) => {
  const challenge = await answerChallenge(new URL(request.url).searchParams)
  return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})

/** Meta's notice of a submitted lead form, authenticated by its signature. The lead is fetched afterwards. */
export const POST = route<unknown>(async (request) => {
  await receiveMetaWebhook(request)
  return Response.json({ message: 'Kept' })
})
