import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { addSection, orderSections, pageSections } from '@/lib/records/on-page/page-sections'

const page = z.string().startsWith('/').max(300)
const added = z.strictObject({ page, kind: z.string().min(1).max(60), after: z.uuid().nullable() })
const ordered = z.strictObject({ page, ids: z.array(z.uuid()).max(200) })

/** The sections of a page in their order, and the kinds that can be added; `path` is its address. */
export const GET = adminRoute(({ actor, query }) => pageSections(actor, query.get('path') ?? '/'))

/** Drafts a new section: `{ entity, id }`. */
export const POST = adminRoute(added, async ({ actor, body }) =>
  Response.json(await addSection(actor, body.page, body), { status: 201 }),
)

/** Drafts a new order of the sections. */
export const PUT = adminRoute(ordered, ({ actor, body }) => orderSections(actor, body.page, body.ids))
