import { adminRoute } from '@/lib/accounts/admin-route'
import { SCRIPTS } from '@/lib/records/custom-scripts/accept-scripts'
import { changeScripts, scriptsChange } from '@/lib/records/custom-scripts/change-scripts'

/** Sets the scripts of a landing page; requires the administrator's password. */
export const POST = adminRoute(
  { body: scriptsChange, can: ['update', SCRIPTS] },
  ({ actor, id, body, browser }) => changeScripts(actor, id, body, browser),
)
