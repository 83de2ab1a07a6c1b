import { EventRow } from '@/components/site/event-row'
import { QuestionList } from '@/components/site/question-list'
import { SafeLink } from '@/components/site/safe-link'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { isOver } from '@/lib/site/events/visibility'

const SHOWN = 4

/** Two columns: upcoming events with calendar files, and frequent questions. */
export function VisitsAndAnswers({ community, now }: { community: CommunityDetail; now: Date }) {
  const upcoming = community.events.filter((event) => !isOver(event, now)).slice(0, SHOWN)
  const files = [...dailyPages(community), ...calendarFiles(community)]
  if (upcoming.length === 0 && files.length === 0 && community.faqs.length === 0) return null
  return (
    <section id="visits" className="section bg-paper">
      <div className="wrap grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
        {(upcoming.length > 0 || files.length > 0) && (
          <div>
            <Eyebrow>At the community</Eyebrow>
            <h2 className="mt-4">Visitors welcome</h2>
            <ul className="mt-5 divide-y divide-line border-line border-y empty:hidden">
              {upcoming.map((event) => (
                <li key={event.id}>
                  <EventRow event={event} timeZone={community.timeZone} />
                </li>
              ))}
            </ul>
            <ul className="mt-4 flex flex-wrap gap-x-6">
              {files.map(({ href, text }) => (
                <li key={href}>
                  <SafeLink href={href} className="inline-flex min-h-11 items-center text-link">
                    {text}
                    {/\.pdf$/i.test(href) && ' (PDF)'}
                  </SafeLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {community.faqs.length > 0 && (
          <div>
            <Eyebrow>Asked on most tours</Eyebrow>
            <h2 className="mt-4 mb-5">Plain answers</h2>
            <QuestionList questions={community.faqs} />
          </div>
        )}
      </div>
    </section>
  )
}

function dailyPages({ slug, _count: { activities, menuDays } }: CommunityDetail) {
  return [
    ...(activities > 0 ? [{ href: `/communities/${slug}/activities`, text: 'Activity calendar' }] : []),
    ...(menuDays > 0 ? [{ href: `/communities/${slug}/menu`, text: 'Menu' }] : []),
  ]
}

function calendarFiles({
  calendarFile1,
  calendarFile1ButtonText,
  calendarFile2,
  calendarFile2ButtonText,
}: CommunityDetail) {
  return [
    { href: calendarFile1, text: calendarFile1ButtonText || 'Activity calendar' },
    { href: calendarFile2, text: calendarFile2ButtonText || 'Dining calendar' },
  ].filter((file): file is { href: string; text: string } => Boolean(file.href))
}
