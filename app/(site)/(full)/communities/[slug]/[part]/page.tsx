import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DayActivities, DayList, DayMeals } from '@/components/site/daily-life/day-list'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { staticPage } from '@/components/static/static'
import { daysBetween, monthName, monthOf } from '@/lib/site/daily-life/calendar-month'
import { getDailyMonth } from '@/lib/site/daily-life/daily-life'
import {
  type DailyMonth,
  emptyMonthText,
  isDailyPage,
  type MonthChoice,
} from '@/lib/site/daily-life/daily-month'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

type Props = {
  params: Promise<{ slug: string; part: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const NAMES = { activities: 'Activities', menu: 'Menu' } as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, part } = await params
  const daily = isDailyPage(part) ? await getDailyMonth(slug, part, 'this', new Date()) : null
  if (!daily) return {}
  const { community, page } = daily
  const where = community.city ? ` in ${community.city}` : ''
  return pageMetadata({
    path: `/communities/${slug}/${page}`,
    title: `${NAMES[page]} at ${community.name}${where}`,
    description:
      page === 'activities'
        ? `The activity calendar of ${community.name}${where}: each day of the month with times and places, also as a PDF for printing.`
        : `The menu of ${community.name}${where}: each day of the month with its meals, also as a PDF for printing.`,
  })
}

export default staticPage(DailyLifePage)

/** A month of a community's activities or menus (decision 127). */
async function DailyLifePage({ params, searchParams }: Props) {
  const [{ slug, part }, { month: wanted }] = await Promise.all([params, searchParams])
  const choice: MonthChoice = wanted === 'next' ? 'next' : 'this'
  const daily = isDailyPage(part) ? await getDailyMonth(slug, part, choice, new Date()) : null
  if (!daily) notFound()
  const { community, page, month } = daily
  return (
    <>
      <PageHead
        eyebrow={community.name}
        title={
          page === 'activities' ? `Activities in *${monthName(month)}*` : `Menu for *${monthName(month)}*`
        }
        tight
      >
        <DailyLinks daily={daily} choice={choice} />
      </PageHead>
      <section className="bg-ivory py-10 lg:py-14">
        <div className="wrap">
          <Days daily={daily} />
        </div>
      </section>
      <JsonLd
        nodes={[
          breadcrumbNode([
            { label: 'Home', href: '/' },
            { label: 'Communities', href: '/communities' },
            { label: community.name, href: `/communities/${community.slug}` },
            { label: NAMES[page] },
          ]),
        ]}
      />
    </>
  )
}

function DailyLinks({
  daily: { community, page, month, today },
  choice,
}: {
  daily: DailyMonth
  choice: MonthChoice
}) {
  const path = `/communities/${community.slug}/${page}`
  const isNext = choice === 'next'
  const link = 'inline-flex min-h-11 items-center text-link'
  return (
    <ul className="no-print mt-3 flex flex-wrap gap-x-7">
      <li>
        <a href={isNext ? path : `${path}?month=next`} className={link}>
          {NAMES[page]} in {monthName(monthOf(today, isNext ? 0 : 1))}
        </a>
      </li>
      <li>
        <a href={`${path}.pdf${isNext ? '?month=next' : ''}`} className={link}>
          {monthName(month)} for printing (PDF)
        </a>
      </li>
      <li>
        <a href={`/communities/${community.slug}`} className={link}>
          About {community.name}
        </a>
      </li>
    </ul>
  )
}

/** Days that are over are in the PDF only. */
function Days({ daily }: { daily: DailyMonth }) {
  const { today } = daily
  const isAhead = ({ day }: { day: Date }) => daysBetween(today, day) >= 0
  const isEmpty = !daily.days.some(isAhead)
  if (isEmpty) return <p className="type-lead">{emptyMonthText(daily)}</p>
  return daily.page === 'activities' ? (
    <DayList days={daily.days.filter(isAhead)} today={today}>
      {(day) => <DayActivities day={day} />}
    </DayList>
  ) : (
    <DayList days={daily.days.filter(isAhead)} today={today}>
      {(day) => <DayMeals day={day} />}
    </DayList>
  )
}
