import { requirePerson } from '@/lib/auth/session'
import { publicUser } from '@/lib/auth/session-user'
import { route } from '@/lib/http/route'

export const GET = route(async () => Response.json(publicUser(await requirePerson())))
