import { Phone } from 'lucide-react'
import { HeroButton } from '@/components/site/page-sections/hero-copy'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Picture } from '@/components/site/picture'
import { PriceInline } from '@/components/site/price-line'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { type HomeSection, tourCta } from '@/components/site/sections/home-section'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityCard } from '@/lib/site/communities/communities'

type Props = {
  section: HomeSection
  /** The community in the picture, named on it. */
  shown: CommunityCard | undefined
  phone: { display: string; dial: string }
  /** The page for families that need care this week. */
  urgent: { path: string; title: string } | null
  now: Date
}

export function HomeHero({ section, shown, phone, urgent, now }: Props) {
  return (
    <section
      id={section.slug}
      className="grid grid-cols-1 bg-ivory lg:min-h-[43rem] lg:grid-cols-[minmax(0,4.6fr)_minmax(0,5.4fr)]"
    >
      <div className="relative lg:order-2">
        {section.image ? (
          <Picture
            image={section.image}
            priority
            sizes="(min-width: 64rem) 56vw 43rem, (min-width: 40rem) 100vw 24rem, 100vw 11rem"
            className="cut-edge h-44 w-full sm:h-96 lg:absolute lg:inset-0 lg:h-full"
          />
        ) : (
          <div
            aria-hidden="true"
            className="hero-drawing h-44 w-full sm:h-72 lg:absolute! lg:inset-0 lg:h-full"
          />
        )}
        {shown && (
          <div className="absolute right-7 bottom-7 max-lg:hidden">
            <ShownCommunity community={shown} now={now} />
          </div>
        )}
      </div>
      <div className="hero-words">
        {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
        <h1 className="mt-3 type-h1 lg:mt-4">
          <Emphasis text={section.title ?? ''} />
        </h1>
        {section.body && (
          <RichText html={section.body} className="mt-4 max-w-[34rem] type-lead max-md:text-base lg:mt-5" />
        )}
        <div data-hero-actions="" className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:mt-8">
          <HeroButton cta={tourCta(section)} />
          <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            <Phone aria-hidden="true" />
            {phone.display}
          </a>
        </div>
        <PhoneState className="mt-4" />
        {urgent && (
          <p className="mt-2">
            <a href={urgent.path} className="inline-flex min-h-11 items-center text-link">
              {urgent.title}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

function ShownCommunity({ community, now }: { community: CommunityCard; now: Date }) {
  return (
    <a href={`/communities/${community.slug}`} className="button on-picture hero-label">
      <span className="type-h4">
        {community.name}
        {community.city && `, ${community.city}`}
      </span>
      {community.price && (
        <span className="text-small font-normal">
          <PriceInline price={community.price} now={now} start="From " />
        </span>
      )}
    </a>
  )
}
