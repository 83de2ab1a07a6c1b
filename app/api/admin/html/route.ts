import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { checkHtml } from '@/lib/platform/html-check'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

const schema = z.object({ html: z.string('Please send the HTML').max(100_000, 'At most 100,000 characters') })

/** Sanitizes HTML written by an administrator: `{ html, removed }`. Stores nothing. */
export const POST = route(
  async (request) => {
    assertCan(await requestActor(request), 'update', 'htmlSource')
    const { html } = await readJson(request, schema)
    return Response.json(checkHtml(html))
  },
  { sameOrigin: true },
)
