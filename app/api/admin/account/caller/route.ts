import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { saveCallerIdentity } from '@/lib/desk/routing/caller-identity'

/** Saves the name and number that families read before the person calls. */
export const PUT = adminRoute(z.unknown(), ({ actor, body }) => saveCallerIdentity(actor, actor.id, body))
