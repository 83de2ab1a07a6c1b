import { route } from '@/lib/platform/http/route'
import { answerPaper } from '@/lib/site/daily-life/answer-paper'

/** A month's activities as a tagged PDF. */
export const GET = route<{ params: Promise<{ slug: string }> }>(async (request, { params }) =>
  answerPaper(request, (await params).slug, 'activities'),
)
