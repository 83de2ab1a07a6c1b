import { takeIn } from '@/lib/leads/intake/take-in'
import { downloadForm } from '@/lib/leads/resources/download-form'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ slug: string }> }

/** A reader asks for a guide (G5). */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, downloadForm((await params).slug, request.headers.get('cookie'))),
)
