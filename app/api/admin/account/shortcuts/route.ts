import { saveShortcuts, shortcutsSchema } from '@/lib/accounts/access/shortcuts'
import { adminRoute } from '@/lib/accounts/admin-route'

/** Turns the person's keyboard shortcuts on or off. */
export const PATCH = adminRoute(shortcutsSchema, ({ actor, body }) => saveShortcuts(actor, body))
