import 'server-only'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { pushServerKeys } from '@/lib/platform/push/vapid'

type Known = Pick<PushDevice, 'goneAt' | 'serverKey'>

/** Returns a check that is true for a device known to its service and subscribed with a key of ours. */
export async function reachability(): Promise<(device: Known) => boolean> {
  const keys = await pushServerKeys()
  return ({ goneAt, serverKey }) => goneAt === null && keys.has(serverKey)
}
