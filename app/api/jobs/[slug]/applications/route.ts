import { applyForJobOperation } from '@/lib/desk/api/form-operations'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { applicationForm } from '@/lib/leads/jobs/application-form'
import { openForm } from '@/lib/platform/http/operation'

/** Applications for a job. */
export const POST = openForm(applyForJobOperation, (request, { slug = '' }) =>
  handleForm(request, applicationForm(slug)),
)
