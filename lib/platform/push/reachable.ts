import 'server-only'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { pushServerKey } from '@/lib/platform/push/vapid'

/** True when the device is known to its service and subscribed with our current key. */
export function isReachable({ goneAt, serverKey }: Pick<PushDevice, 'goneAt' | 'serverKey'>): boolean {
  return goneAt === null && serverKey === pushServerKey()
}
