import { handleForm } from '@/lib/leads/intake/handle-form'
import { downloadForm } from '@/lib/leads/resources/download-form'
import { route } from '@/lib/platform/http/route'

/** Requests a guide (G5). */
export const POST = route<{ params: Promise<{ slug: string }> }>(async (request, { params }) =>
  handleForm(request, downloadForm((await params).slug, request.headers.get('cookie'))),
)
