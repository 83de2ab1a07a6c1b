import { adminRoute } from '@/lib/accounts/admin-route'
import { undoMerge } from '@/lib/desk/duplicates/merge'

/** Undoes a merge of two households. */
export const POST = adminRoute(async ({ actor, id }) => {
  await undoMerge(actor, id)
  return { message: 'Families separated again' }
})
