import { adminRoute } from '@/lib/accounts/admin-route'
import { originalMail } from '@/lib/desk/tour-requests/original-mail'
import { fileResponse } from '@/lib/platform/http/file-response'

/** The mail as it came in, for a mail program to open. */
export const GET = adminRoute(async ({ actor, id }) =>
  fileResponse(await originalMail(actor, id), 'original.eml', 'message/rfc822'),
)
