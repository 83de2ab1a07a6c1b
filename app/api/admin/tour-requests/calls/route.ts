import { adminRoute } from '@/lib/accounts/admin-route'
import { importCalls } from '@/lib/desk/calls/import-calls'

/** Previews a call report, sent as the request body; imports it with `?save=1`. `shortest` is in seconds. */
export const POST = adminRoute({ can: ['create', 'leads'] }, ({ actor, query, request }) => {
  const shortest = query.get('shortest')
  return importCalls(actor, request.body, {
    save: query.get('save') === '1',
    ...(shortest !== null && { shortest: Number(shortest || Number.NaN) }),
  })
})
