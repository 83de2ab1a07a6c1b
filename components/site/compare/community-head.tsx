import { X } from 'lucide-react'
import { Picture } from '@/components/site/picture'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { comparePath } from '@/lib/site/communities/compared-slugs'

type Props = { community: CommunityDetail; others: CommunityDetail[] }

/** Column header: the community, its tour link, and a link that removes it from the comparison. */
export function CommunityHead({ community, others }: Props) {
  const without = comparePath(others.map(({ slug }) => slug))
  return (
    <div className="community-head">
      {community.image && (
        <Picture
          image={community.image}
          sizes="(min-width: 48rem) 17rem 3/1, 6rem 16/11"
          className="aspect-[16/11] w-full md:aspect-[3/1] rounded-picture"
        />
      )}
      <div>
        <p className="type-h3">
          <a href={`/communities/${community.slug}`} className="inline-flex min-h-11 items-center text-ink">
            {community.name}
          </a>
        </p>
        {community.city && <p className="text-small font-normal text-ink-soft">{community.city}</p>}
        <div className="no-print mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TourLink
            communityId={community.id}
            communityName={community.name}
            className={`${buttonVariants({ variant: 'outline', size: 'sm' })} min-h-11`}
          >
            Schedule a tour<span className="sr-only"> of {community.name}</span>
          </TourLink>
          <a
            href={without}
            className="inline-flex min-h-11 items-center gap-1.5 text-small text-link"
            aria-label={`Remove ${community.name}`}
          >
            <X aria-hidden="true" className="size-4.5" />
            Remove
          </a>
        </div>
      </div>
    </div>
  )
}
