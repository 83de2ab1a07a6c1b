import 'server-only'
import { env } from '@/lib/platform/env'
import { type Reach, reachOf } from '@/lib/platform/integrations/reach'

/** How far a push may go: its address is whatever a browser says. */
export function pushReach(): Reach {
  return reachOf(env().PUSH_PRIVATE_ADDRESSES)
}
