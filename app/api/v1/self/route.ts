import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { readSelf } from '@/lib/desk/partners/self'

/** The key of the call, its partner, limits and how fast its families are called (selfSchema). */
export const GET = keyRoute({ scope: null }, ({ key }) => readSelf(key))

export const OPTIONS = partnerPreflight
