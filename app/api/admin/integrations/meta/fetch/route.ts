import { adminRoute } from '@/lib/accounts/admin-route'
import { fetchAgain } from '@/lib/leads/lead-forms/fetch-again'

/** Fetches all pending leads from Meta. */
export const POST = adminRoute(async ({ actor, browser }) => {
  const count = await fetchAgain(actor, browser)
  return Response.json({ message: count === 1 ? 'One is fetched' : `${count} are fetched` }, { status: 202 })
})
