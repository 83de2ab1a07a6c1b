import { adminRoute } from '@/lib/accounts/admin-route'
import { listTrash } from '@/lib/records/trash/list-trash'
import { trashList } from '@/lib/records/trash/trash-query'

/** Records the person may restore, newest deletion first; `entity`, `search` and `page` as on the screen. */
export const GET = adminRoute(({ actor, query }) => listTrash(actor, trashList.parse(query)))
