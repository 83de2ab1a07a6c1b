import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { addOwnDevice, listOwnDevices } from '@/lib/desk/alerts/own-devices'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** The browsers in which the person is told of new leads by push: `{ devices }`. */
export const GET = route(async (request) =>
  Response.json({ devices: await listOwnDevices(await requestActor(request)) }),
)

/** Switches pushes on in the browser that asks, with what it says of its subscription. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    const body = await readJson(request, z.unknown())
    const device = await addOwnDevice(actor, body, request.headers.get('user-agent'))
    return Response.json(device, { status: 201 })
  },
  { sameOrigin: true },
)
