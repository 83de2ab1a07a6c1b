import { adminRoute } from '@/lib/accounts/admin-route'
import { changeScripts, scriptsChange } from '@/lib/records/custom-scripts/scripts'

/** Sets the scripts of a landing page; requires the administrator's password. */
export const POST = adminRoute(
  { body: scriptsChange, can: ['update', 'administration'] },
  ({ actor, id, body, browser }) => changeScripts(actor, id, body, browser),
)
