import { adminRoute } from '@/lib/accounts/admin-route'
import { listAccounts } from '@/lib/accounts/users/list-accounts'
import { peopleList } from '@/lib/accounts/users/people-query'

/** A page of accounts. */
export const GET = adminRoute(({ actor, query }) => listAccounts(actor, peopleList.parse(query)))
