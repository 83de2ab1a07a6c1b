import { nextAuthRoute } from '@/lib/auth/next-auth-route'
import { route } from '@/lib/http/route'

export const GET = route(nextAuthRoute)
export const POST = route(nextAuthRoute, { sameOrigin: true })
