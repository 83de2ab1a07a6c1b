import 'server-only'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { pushServerKey } from '@/lib/platform/push/vapid'

/** Whether pushes can go to a device: its service knows it, and it was made for the key we sign with today. */
export function isReachable({ goneAt, serverKey }: Pick<PushDevice, 'goneAt' | 'serverKey'>): boolean {
  return goneAt === null && serverKey === pushServerKey()
}
