import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { addOwnDevice, listOwnDevices } from '@/lib/desk/alerts/own-devices'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** The person's devices with push alerts: `{ devices }`. */
export const GET = route(async (request) =>
  Response.json({ devices: await listOwnDevices(await requestActor(request)) }),
)

/** Subscribes the current browser to push alerts. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    const body = await readJson(request, z.unknown())
    const device = await addOwnDevice(actor, body, request.headers.get('user-agent'))
    return Response.json(device, { status: 201 })
  },
  { sameOrigin: true },
)
