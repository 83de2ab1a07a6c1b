import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { readOwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import { listOwnDevices } from '@/lib/desk/alerts/own-devices'

/** How a new counselor hears of families so far. @throws AppError 403 when they do not work on leads */
export async function firstSteps(actor: Actor): Promise<{ hasDevice: boolean; hasMobile: boolean }> {
  const [rules, devices] = await Promise.all([readOwnAlertRules(actor), listOwnDevices(actor)])
  return { hasDevice: devices.some(({ isReachable }) => isReachable), hasMobile: rules.mobile !== null }
}
