import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { getSelfOperation } from '@/lib/desk/api/partner-operations'
import { readSelf } from '@/lib/desk/partners/self'

/** The key of the call, its partner, limits and how fast its families are called. */
export const GET = keyRoute(getSelfOperation, ({ key }) => readSelf(key))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
