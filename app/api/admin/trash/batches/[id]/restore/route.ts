import { adminRoute } from '@/lib/accounts/admin-route'
import { restoreBatch } from '@/lib/records/trash/restore-batch'

/** Restores records that were deleted together. */
export const POST = adminRoute(({ actor, id }) => restoreBatch(actor, id))
