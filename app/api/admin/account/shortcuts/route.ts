import { saveShortcuts, shortcutsSchema } from '@/lib/accounts/access/shortcuts'
import { requireUser } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Turns the person's keyboard shortcuts on or off. */
export const PATCH = route(
  async (request) => {
    const user = await requireUser()
    return Response.json(await saveShortcuts(user, await readJson(request, shortcutsSchema)))
  },
  { sameOrigin: true },
)
