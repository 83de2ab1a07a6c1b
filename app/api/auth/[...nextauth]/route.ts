import { nextAuthRoute } from '@/lib/accounts/sign-in/next-auth-route'
import { route } from '@/lib/platform/http/route'

export const GET = route(nextAuthRoute)
export const POST = route(nextAuthRoute, { sameOrigin: true })
