import { adminRoute } from '@/lib/accounts/admin-route'
import { takeBackRelease } from '@/lib/records/releases/take-back'

/** Reverts a live release: its records return to their earlier state. */
export const POST = adminRoute(({ actor, id }) => takeBackRelease(actor, id))
