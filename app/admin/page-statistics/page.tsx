import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { PillLink } from '@/components/admin/kit/pill-link'
import {
  LEAD_PAGE_WORDS,
  PAGES_PATH,
  pagesParams,
} from '@/components/admin/marketing/page-statistics/pages-address'
import { PagesTable } from '@/components/admin/marketing/page-statistics/pages-table'
import { ViewBreakdown } from '@/components/admin/marketing/page-statistics/view-breakdown'
import { VitalsTable } from '@/components/admin/marketing/page-statistics/vitals-table'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { RangeForm } from '@/components/admin/marketing/response-times/range-form'
import { pageActor } from '@/lib/accounts/actor'
import { PAGES_SHOWN, readPages, readParts } from '@/lib/marketing/page-statistics/page-statistics'
import { readsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import { readVitals } from '@/lib/marketing/page-statistics/read-vitals'
import { LEAD_PAGES, leadPageIn } from '@/lib/marketing/page-statistics/statistics-query'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { AD_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Page statistics' }

const DEVICE_WORDS = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' }

const WAY_LABELS = {
  ...Object.fromEntries(AD_PLATFORMS.map(({ id, ad }) => [`${id}-ad`, ad])),
  'marked-link': 'Tagged link',
  site: 'Link on another site',
  direct: 'Typed the URL, bookmark or unknown',
}

/** Views, visitors and leads per page. */
export default async function PageStatisticsPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsPageStatistics(actor)) return <NoAccess what="page statistics" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const range = rangeIn(params, timeZone, now)
  const leadPage = leadPageIn(params)
  const query = { ...range, timeZone, leadPage }
  const most = params.get('lines') === 'all' ? PAGES_SHOWN.atMost : PAGES_SHOWN.usually
  const [pages, devices, ways, hosts, vitals] = await Promise.all([
    readPages(actor, query, most + 1),
    readParts(actor, query, 'device'),
    readParts(actor, query, 'way'),
    readParts(actor, query, 'referrer_host'),
    readVitals(actor, query),
  ])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Page statistics">
        Counted without cookies. A visitor who returns on another day counts as a new visitor. Visitors who
        opt out of tracking, bots and private pages are not counted, so actual numbers are slightly higher.
      </PageHead>
      <RangeForm path={PAGES_PATH} kept={pagesParams(leadPage)} range={range} now={now} timeZone={timeZone} />
      <ul className="mt-4 flex flex-wrap gap-1.5" aria-label="Leads by">
        {LEAD_PAGES.map((name) => (
          <li key={name}>
            <PillLink href={rangeAddress(PAGES_PATH, range, pagesParams(name))} isShown={name === leadPage}>
              {LEAD_PAGE_WORDS[name]}
            </PillLink>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-5">
        <PagesTable
          pages={pages.slice(0, most)}
          leadPage={leadPage}
          range={range}
          hasMore={pages.length > most && most < PAGES_SHOWN.atMost}
        />
        <div className="grid items-start gap-5 lg:grid-cols-3">
          <ViewBreakdown title="By device" parts={devices} words={DEVICE_WORDS} />
          <ViewBreakdown title="By source" parts={ways} words={WAY_LABELS} />
          <ViewBreakdown title="By linking site" parts={hosts} />
        </div>
        <VitalsTable vitals={vitals} />
      </div>
    </div>
  )
}
