import { publicUser } from '@/lib/accounts/access/access'
import { requirePerson } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'

export const GET = route(async () => Response.json(publicUser(await requirePerson())))
