import 'server-only'
import * as z from 'zod'
import { readVisitCookie } from '@/lib/leads/intake/visit-cookie'
import { countablePath, dayOfViews } from '@/lib/marketing/page-statistics/countable-path'
import { deviceOf, viewWayOf } from '@/lib/marketing/page-statistics/view-kinds'
import { seenFirst } from '@/lib/marketing/page-statistics/visitors-of-day'
import { addView, type CountedView } from '@/lib/marketing/page-statistics/waiting-views'
import { clientAddress } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log'

export const viewSchema = z.object({
  page: z
    .string()
    .regex(/^\/[^?#\\\0]*$/)
    .max(300),
  /** Referring host, for the first page of a visit. */
  from: z
    .string()
    .regex(/^[a-z0-9.-]+(?::\d+)?$/i)
    .max(120)
    .optional(),
})

/** Counts a view by day, device, source and host; opt-outs are filtered earlier. Never throws. */
export async function countView(
  { page, from }: z.output<typeof viewSchema>,
  headers: Headers,
  now = new Date(),
): Promise<void> {
  try {
    const path = await countablePath(page)
    if (!path) return
    const { day, zone } = await dayOfViews(now)
    const agent = headers.get('user-agent') ?? ''
    const viewer = { address: clientAddress(headers) ?? '', agent }
    const first = seenFirst(viewer, path, { day, zone, now })
    const visit = readVisitCookie(headers.get('cookie'))
    const host = from?.toLowerCase().replace(/^www\./, '') ?? ''
    const view: CountedView = {
      day,
      path,
      device: deviceOf(agent),
      way: viewWayOf(visit && (visit.last ?? visit.first)),
      referrerHost: host === ownHost(headers) ? '' : host,
    }
    addView(view, first)
  } catch (error) {
    log.warn({ err: error }, 'a page view was not counted')
  }
}

const ownHost = (headers: Headers) =>
  headers
    .get('host')
    ?.toLowerCase()
    .replace(/^www\./, '')
