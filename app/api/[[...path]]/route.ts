import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'

/** API addresses without a handler: 404 as JSON instead of the site's page. */
const answerUnknown = route<unknown>(async () => {
  throw notFound('There is no such API address')
})

export const GET = answerUnknown
export const POST = answerUnknown
export const PUT = answerUnknown
export const PATCH = answerUnknown
export const DELETE = answerUnknown
export const OPTIONS = answerUnknown
