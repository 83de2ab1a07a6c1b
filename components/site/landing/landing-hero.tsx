import { Phone } from 'lucide-react'
import { pageSubjectAttributes } from '@/components/site/frame/page-subject'
import { JsonLd } from '@/components/site/json-ld'
import { VideoLink } from '@/components/site/landing/video-link'
import { HeroButton, TOUR_FORM } from '@/components/site/page-sections/hero-copy'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Picture } from '@/components/site/picture'
import { Emphasis } from '@/components/site/rich-text'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

type Crumb = { label: string; href?: string }

type Props = {
  crumbs: Crumb[]
  title: string
  lead: string | null
  image: PictureImage | null
  phone: PhoneNumber
  ctaText?: string | null
  /** Target of the button; without one it opens the tour dialog. */
  ctaLink?: string | null
  community?: { id: string; name: string } | null
  landingPageTemplateId?: string
  videoUrl?: string | null
}

export function LandingHero({
  crumbs,
  title,
  lead,
  image,
  phone,
  ctaText,
  ctaLink,
  community,
  landingPageTemplateId,
  videoUrl,
}: Props) {
  const text = ctaText || 'Schedule a tour'
  return (
    <header
      className="bg-ivory"
      {...pageSubjectAttributes({ communityId: community?.id, landingPageTemplateId })}
    >
      {image && (
        <Picture
          image={image}
          priority
          sizes="(min-width: 64rem) 100vw 37rem, (min-width: 40rem) 100vw 24rem, 100vw 12rem"
          className="h-48 w-full sm:h-96 lg:h-[37rem]"
        />
      )}
      <div className={`wrap relative ${image ? '-mt-4 lg:-mt-48' : 'pt-6'}`}>
        <div className="-mx-5 rounded-t-control bg-ivory px-5 pt-7 md:-mx-6 md:px-6 lg:mx-0 lg:-ml-[50vw] lg:w-[calc(50vw+min(43rem,80vw))] lg:rounded-tl-none lg:pt-10 lg:pr-14 lg:pl-[50vw]">
          <Crumbs crumbs={crumbs} />
          <JsonLd nodes={[breadcrumbNode(crumbs)]} />
          <h1 className="mt-4">
            <Emphasis text={title} />
          </h1>
          {lead && <p className="mt-4 max-w-[36rem] type-lead">{lead}</p>}
          <div data-hero-actions="" className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:mt-7">
            <HeroButton
              cta={{ text, link: ctaLink || TOUR_FORM }}
              about={{
                ...(community && { communityId: community.id, communityName: community.name }),
                ...(landingPageTemplateId && { landingPageTemplateId }),
              }}
            />
            <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
            {videoUrl && <VideoLink url={videoUrl} />}
          </div>
          <PhoneState communityId={community?.id} className="mt-4" />
        </div>
      </div>
    </header>
  )
}

function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? (
              <a href={href} className="text-link">
                {label}
              </a>
            ) : (
              label
            )}
            {index < crumbs.length - 1 && ' /'}
          </li>
        ))}
      </ol>
    </nav>
  )
}
