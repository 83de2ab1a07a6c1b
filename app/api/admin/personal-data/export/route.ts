import { adminRoute } from '@/lib/accounts/admin-route'
import { personSchema } from '@/lib/desk/personal-data/person'
import { exportPerson } from '@/lib/desk/personal-data/search'
import { fileResponse } from '@/lib/platform/http/file-response'

/** Everything stored about a person, as one JSON file. */
export const POST = adminRoute(personSchema, async ({ actor, body }) => {
  const copy = JSON.stringify(await exportPerson(actor, body), null, 2)
  return fileResponse(copy, `personal-data-${new Date().toISOString().slice(0, 10)}.json`, 'application/json')
})
