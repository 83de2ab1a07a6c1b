import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { addOwnDevice, listOwnDevices } from '@/lib/desk/alerts/own-devices'

/** The person's devices with push alerts: `{ devices }`. */
export const GET = adminRoute(async ({ actor }) => ({ devices: await listOwnDevices(actor) }))

/** Subscribes the current browser to push alerts. */
export const POST = adminRoute(z.unknown(), async ({ actor, body, browser }) =>
  Response.json(await addOwnDevice(actor, body, browser.userAgent), { status: 201 }),
)
