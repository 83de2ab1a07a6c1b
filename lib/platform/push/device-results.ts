import 'server-only'
import * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import type { Settled } from '@/lib/platform/outbox/define-handler'
import { GONE } from '@/lib/platform/push/post-push'

export const devicePayload = z.object({ deviceId: z.uuid() })

export async function recordDeviceResults(tx: Tx, settled: Settled[]): Promise<void> {
  for (const { item, state, result } of settled) {
    const { deviceId: id } = devicePayload.parse(item.payload)
    if (state === 'sent') {
      await tx.pushDevice.updateMany({ where: { id }, data: { lastSentAt: new Date(), refusal: null } })
    } else if (state === 'failed' && 'responseCode' in result) {
      const isGone = GONE.includes(result.responseCode ?? 0)
      await tx.pushDevice.updateMany({
        where: { id, goneAt: null },
        data: { refusal: result.response, ...(isGone && { goneAt: new Date() }) },
      })
    }
  }
}
