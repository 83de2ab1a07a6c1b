import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { downloadForm } from '@/lib/resources/download-form'

type Context = { params: Promise<{ slug: string }> }

/** A reader asks for a guide (G5). */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, downloadForm((await params).slug, request.headers.get('cookie'))),
)
