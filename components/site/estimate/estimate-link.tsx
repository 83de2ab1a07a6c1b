import { estimatePath } from '@/lib/site/communities/estimate-choice'

type Props = {
  community?: { slug: string }
  plan?: { id: string; name: string }
  className?: string
}

/** The way to the monthly bill of one plan or community. */
export function EstimateLink({
  community,
  plan,
  className = 'inline-flex min-h-11 items-center text-link',
}: Props) {
  return (
    <a
      href={estimatePath({ community: community?.slug ?? null, plan: plan?.id ?? null })}
      className={className}
    >
      What would it cost?{plan && <span className="sr-only"> {plan.name}</span>}
    </a>
  )
}
