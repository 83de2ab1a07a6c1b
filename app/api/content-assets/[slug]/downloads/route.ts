import { handleForm } from '@/lib/leads/intake/handle-form'
import { downloadForm } from '@/lib/leads/resources/download-form'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ slug: string }> }

/** Requests a guide (G5). */
export const POST = route<Context>(async (request, { params }) =>
  handleForm(request, downloadForm((await params).slug, request.headers.get('cookie'))),
)
