import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Facts } from '@/components/site/facts'
import { Picture } from '@/components/site/picture'
import { PriceLine, PriceText } from '@/components/site/price-line'
import { ASK_US } from '@/lib/site/communities/ask-us'
import type { CommunityCard as Card } from '@/lib/site/communities/communities'
import { offerOf } from '@/lib/site/communities/offer'
import { respitePhrase } from '@/lib/site/communities/respite'

/** A community in a list: picture, city, care types, price with all that belongs to it, and openings. */
export function CommunityCard({
  community,
  now,
  isAlone = false,
  miles = null,
  children,
}: {
  community: Card
  now: Date
  /** The only card in its row, so it is twice as wide. */
  isAlone?: boolean
  /** From the ZIP code that was asked for. */
  miles?: number | null
  children?: ReactNode
}) {
  return (
    <article className="group community-card name-first">
      <div className="flex grow flex-col px-3 pt-5 pb-3">
        <h3 className="type-h3">
          <a href={`/communities/${community.slug}`} className="whole-link after:rounded-badge">
            {community.name}
          </a>
        </h3>
        {(community.city || miles !== null) && (
          <p className="mt-1.5 text-small font-[640]">
            {community.city}
            {miles !== null && `${community.city ? ', ' : ''}${milesText(miles)} in a straight line`}
          </p>
        )}
        <p className="mt-1 mb-5 text-ink-soft">
          <Facts facts={community.careTypes.map(({ name }) => name)} />
        </p>
        <div className="mt-auto flex items-end justify-between gap-4 border-line border-t pt-4">
          <CardPrice community={community} now={now} />
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-control border-[1.5px] border-ink transition-colors group-hover:bg-paper"
          >
            <ArrowRight />
          </span>
        </div>
        {children && <div className="relative mt-3 border-line border-t pt-1">{children}</div>}
      </div>
      {community.image && (
        <Picture
          image={community.image}
          sizes={
            isAlone
              ? '(min-width: 64rem) 44rem 16/11, (min-width: 40rem) 92vw 16/11, 4.5rem 1/1'
              : '(min-width: 64rem) 22rem 16/11, (min-width: 40rem) 46vw 16/11, 4.5rem 1/1'
          }
          className="aspect-[16/11] w-full rounded-picture"
        />
      )}
    </article>
  )
}

function milesText(miles: number): string {
  const whole = Math.round(miles)
  return whole === 1 ? '1 mile' : `${whole} miles`
}

/** A price beside openings is that of an apartment that is open. */
function CardPrice({ community, now }: { community: Card; now: Date }) {
  const { price, openings } = offerOf(community, now)
  if (price) {
    return (
      <p>
        <PriceLine price={price} now={now} start="From">
          {openings}
        </PriceLine>
      </p>
    )
  }
  const { respite } = community
  return (
    <p className="text-small text-ink-soft">
      {respite ? <PriceText text={respitePhrase(respite, now)} /> : (openings ?? ASK_US)}
    </p>
  )
}
