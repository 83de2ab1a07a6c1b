import { requestGuideOperation } from '@/lib/desk/api/form-operations'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { downloadForm } from '@/lib/leads/resources/download-form'
import { openForm } from '@/lib/platform/http/operation'

/** Requests a guide (G5). */
export const POST = openForm(requestGuideOperation, (request, { slug = '' }) =>
  handleForm(request, downloadForm(slug, request.headers.get('cookie'))),
)
