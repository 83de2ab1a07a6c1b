import { PortraitCard } from '@/components/site/portrait'
import type { TeamMember } from '@/lib/site/content/team'

export function PersonCard({ person, className }: { person: TeamMember; className?: string }) {
  const { community } = person
  return (
    <PortraitCard
      person={person}
      tone="paper"
      sizes="(min-width: 64rem) 17rem 5/6, 46vw 5/6"
      className={className}
    >
      {community && (
        <span className="block text-small">
          {[community.name, community.city].filter(Boolean).join(', ')}
        </span>
      )}
    </PortraitCard>
  )
}
