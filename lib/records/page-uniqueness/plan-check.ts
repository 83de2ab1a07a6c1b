import 'server-only'
import { TZDate } from '@date-fns/tz'
import { set, subDays } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { entities } from '@/lib/records/entities/registry'
import { requestCheck } from '@/lib/records/page-uniqueness/check-pages'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Every night in the company's zone, when traffic is low. */
const HOUR = 4
/** After edits: once nothing has been saved for a while, and at most hourly. */
const QUIET_MIN = 5
const INTERVAL_MIN = 60

const COMPARED = entities.filter(({ compared }) => compared).map(({ name }) => name)

/** Queues the nightly check, and one after edits. */
export const planPageCheck = defineSweep({
  name: 'page-check',
  every: 5 * 60_000,
  isOn: () => env().PAGE_CHECK !== 'off',
  async run(now) {
    const night = await lastNight(now)
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`insert into page_checks (id) values (1) on conflict do nothing`
      const isDue = await tx.$executeRaw`
        update page_checks set asked_at = ${now}
        where asked_at is null or asked_at < ${night} or (
          asked_at < ${now}::timestamptz - make_interval(mins => ${INTERVAL_MIN}::int)
          and exists (select from audit_log a where a.entity = any(${COMPARED}) and a.at > asked_at)
          and not exists (select from audit_log a where a.entity = any(${COMPARED})
            and a.at > ${now}::timestamptz - make_interval(mins => ${QUIET_MIN}::int)))`
      if (isDue) await requestCheck(tx)
    })
  },
})

async function lastNight(now: Date): Promise<Date> {
  const { timeZone } = await getSiteSettings()
  const today = set(new TZDate(now, timeZone), { hours: HOUR, minutes: 0, seconds: 0, milliseconds: 0 })
  return new Date((today > now ? subDays(today, 1) : today).getTime())
}
