import { Phone } from 'lucide-react'
import { readConfirmationParameters } from '@/components/site/confirmation/confirmation-parameters'
import { RequestFacts } from '@/components/site/confirmation/request-facts'
import { WhatHappensNext } from '@/components/site/confirmation/what-happens-next'
import { LitHouse } from '@/components/site/lead-form/lit-house'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getCommunityCards } from '@/lib/communities/communities'
import { phoneOf } from '@/lib/content/phone-of'
import { getSiteSettings } from '@/lib/content/site-settings'
import { agreedTour, momentWords } from '@/lib/family/read-visit'
import { DEFAULT_TIME_ZONE, OPEN_ENDED_PROMISE } from '@/lib/leads/promise-text'
import { getTourConfirmation } from '@/lib/leads/tour-confirmation'
import { privateMetadata } from '@/lib/seo/metadata'

/** Holds a name in its address: not for search engines, and no other site learns where the visitor came from. */
export const metadata = privateMetadata('We have your request')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TourScheduledPage({ searchParams }: Props) {
  const { txn, community: named, firstName } = readConfirmationParameters(await searchParams)
  const [request, settings, communities] = await Promise.all([
    getTourConfirmation(txn),
    getSiteSettings(),
    getCommunityCards(),
  ])
  // Only a community that exists is named; the address could say anything.
  const community =
    request?.community ?? communities.find(({ name, slug, id }) => [name, slug, id].includes(named)) ?? null
  const phone = phoneOf(community, settings)
  const agreed = request && agreedTour(request, new Date())
  const tour = agreed ? momentWords(agreed, request.community?.timeZone ?? DEFAULT_TIME_ZONE) : null
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Eyebrow>{community ? community.name : settings.companyName}</Eyebrow>
        <h1 className="mt-3">{firstName ? `Thank you, ${firstName}.` : 'Thank you.'}</h1>
        <p className="type-lead mt-5 max-w-article">{request?.promise || OPEN_ENDED_PROMISE}</p>
        {request && <RequestFacts request={request} tour={tour} />}
        <h2 className="type-h3 mt-12">What happens next</h2>
        <WhatHappensNext phone={phone} hasTour={tour !== null} />
      </div>
      <aside className="grid content-start gap-8">
        <div className="print hidden lg:block">
          <LitHouse />
        </div>
        <div className="rounded-control border border-line bg-card p-6 shadow-rest">
          <h2 className="type-h4">Rather not wait?</h2>
          <p className="mt-2 text-control text-ink-soft">
            Call us now. Say your reference, or only your name.
          </p>
          <a href={`tel:${phone.dial}`} className={`${buttonVariants({ size: 'lg' })} mt-5 w-full`}>
            <Phone aria-hidden="true" />
            {phone.display}
          </a>
          <a
            href={community ? `/communities/${community.slug}` : '/communities'}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} mt-3 w-full`}
          >
            {community ? `Back to ${community.name}` : 'See our communities'}
          </a>
        </div>
      </aside>
    </div>
  )
}
