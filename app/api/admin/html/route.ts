import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { checkHtml } from '@/lib/platform/html-check'

const schema = z.object({ html: z.string('Please send the HTML').max(100_000, 'At most 100,000 characters') })

/** Sanitizes HTML written by an administrator: `{ html, removed }`. Stores nothing. */
export const POST = adminRoute({ body: schema, can: ['update', 'administration'] }, ({ body }) =>
  checkHtml(body.html),
)
