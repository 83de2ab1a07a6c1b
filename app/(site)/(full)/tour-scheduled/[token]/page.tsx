import { Phone } from 'lucide-react'
import { notFound } from 'next/navigation'
import { LitHouse } from '@/components/site/lead-form/lit-house'
import { CancelTour } from '@/components/site/visit/cancel-tour'
import { ChangeForm } from '@/components/site/visit/change-form'
import { VisitState } from '@/components/site/visit/visit-state'
import { buttonVariants } from '@/components/ui/button-variants'
import { openVisit } from '@/lib/leads/tours/open-visit'
import { phoneOf } from '@/lib/site/content/phone-of'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The URL belongs to one family: not indexed, no referrer. */
export const metadata = privateMetadata('Your visit')

export default async function VisitPage({ params, searchParams }: Props) {
  const { token } = await params
  const [visit, settings, { sent }] = await Promise.all([openVisit(token), getSiteSettings(), searchParams])
  if (!visit) notFound()
  const { community } = visit
  const phone = phoneOf(community, settings)
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[7fr_5fr]">
      <div data-tour-asked>
        <VisitState
          visit={visit}
          company={settings.companyName}
          sent={typeof sent === 'string' ? sent : undefined}
        />
        {visit.isOpen && (
          <ChangeForm
            token={token}
            hasTour={visit.tour !== null}
            earliest={visit.earliest}
            times={visit.times}
          />
        )}
        {visit.tour && <CancelTour token={token} />}
      </div>
      <aside className="grid content-start gap-8">
        <div className="print hidden lg:block">
          <LitHouse />
        </div>
        <div className="rounded-control border border-line bg-card p-6 shadow-rest">
          <h2 className="type-h4">Rather talk to us?</h2>
          <p className="mt-2 text-ink-soft">
            Call us. Say your reference, {visit.reference}, or only your name.
          </p>
          <a href={`tel:${phone.dial}`} className={`${buttonVariants({ size: 'lg' })} mt-5 w-full`}>
            <Phone aria-hidden="true" />
            {phone.display}
          </a>
          {community?.active && (
            <a
              href={`/communities/${community.slug}`}
              className={`${buttonVariants({ variant: 'outline', size: 'lg' })} mt-3 w-full`}
            >
              See {community.name}
            </a>
          )}
        </div>
      </aside>
    </div>
  )
}
