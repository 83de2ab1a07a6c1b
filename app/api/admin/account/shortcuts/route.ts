import { requireUser } from '@/lib/auth/session'
import { saveShortcuts, shortcutsSchema } from '@/lib/auth/shortcuts'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Switches one's own keyboard shortcuts on or off. */
export const PATCH = route(
  async (request) => {
    const user = await requireUser()
    return Response.json(await saveShortcuts(user, await readJson(request, shortcutsSchema)))
  },
  { sameOrigin: true },
)
