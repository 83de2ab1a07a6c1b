import 'server-only'
import * as z from 'zod'
import { openVisit } from '@/lib/leads/intake/visit-cookie'
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
  /** The host of the page before, of the first page of a visit. */
  from: z
    .string()
    .regex(/^[a-z0-9.-]+(?::\d+)?$/i)
    .max(120)
    .optional(),
})

/**
 * Counts one view of a page that is there and is not private, by day, device, way and the host that linked to it. Whoever asks not to be
 * counted was left out before (lib/site/landing-pages/view-judgement.ts). A counter keeps nobody waiting: never throws.
 */
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
    const visit = openVisit(headers.get('cookie'))
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
    log.warn({ err: error }, 'a view of a page is not counted')
  }
}

const ownHost = (headers: Headers) =>
  headers
    .get('host')
    ?.toLowerCase()
    .replace(/^www\./, '')
