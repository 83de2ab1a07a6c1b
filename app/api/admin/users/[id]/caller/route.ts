import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { saveCallerIdentity } from '@/lib/desk/routing/caller-identity'

/** Saves the name and number that families read before another user calls. */
export const PUT = adminRoute(z.unknown(), ({ actor, id, body }) => saveCallerIdentity(actor, id, body))
