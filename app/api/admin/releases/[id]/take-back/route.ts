import { adminRoute } from '@/lib/accounts/admin-route'
import { takeBackRelease } from '@/lib/records/releases/run-release'

/** Reverts a live release: its records return to their earlier state. */
export const POST = adminRoute(({ actor, id }) => takeBackRelease(actor, id))
