import { ArrowRight } from 'lucide-react'
import { EventRow } from '@/components/site/event-row'
import { Picture } from '@/components/site/picture'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import type { HomeSection } from '@/components/site/sections/home-section'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { getPublicEvents } from '@/lib/site/events/events'

type Event = Awaited<ReturnType<typeof getPublicEvents>>[number]

const SHOWN = 3

/** The next public events, on phones two; null when there are none. */
export function OpenToVisitors({
  section,
  events,
  timeZone,
}: {
  section: HomeSection
  events: Event[]
  timeZone: string
}) {
  if (events.length === 0) return null
  return (
    <section id={section.slug} className="section bg-paper">
      <div className="wrap">
        {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
        <div className="mt-4 flex flex-wrap items-end justify-between gap-5">
          <h2>
            <Emphasis text={section.title ?? ''} />
          </h2>
          <SafeLink href={section.ctaUrl || '/events'} className={buttonVariants({ variant: 'outline' })}>
            {section.ctaLabel || 'All events'}
            <ArrowRight aria-hidden="true" />
          </SafeLink>
        </div>
        {section.body && <RichText html={section.body} className="mt-4 max-w-[38rem] text-ink-soft" />}
        <div className="mt-5 grid grid-cols-1 items-start gap-12 lg:mt-8 lg:grid-cols-2">
          <ul className="divide-y divide-line border-line border-y">
            {events.slice(0, section.shown ?? SHOWN).map((event) => (
              <li key={event.id} className="max-md:[&:nth-child(n+3)]:hidden">
                <EventRow event={event} timeZone={timeZone} />
              </li>
            ))}
          </ul>
          {section.image && (
            <div className="print max-lg:hidden">
              <Picture image={section.image} sizes="34rem 4/3" className="aspect-[4/3]" />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
