import { UserRound, UserRoundX } from 'lucide-react'

type Props = { owner: { username: string } | null; nobodyOnShift: boolean }

/** The owner. "Nobody" is shown only when nobody is on shift, because routing takes a second. */
export function OwnerLine({ owner, nobodyOnShift }: Props) {
  if (owner) {
    return (
      <span className="mt-1 flex min-w-0 items-start gap-1.5 text-dense text-ink-soft">
        <UserRound aria-hidden="true" className="mt-0.5 size-4.5 flex-none" />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">Owner: </span>
          {owner.username}
        </span>
      </span>
    )
  }
  if (!nobodyOnShift) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 text-dense font-[640] text-warn">
      <UserRoundX aria-hidden="true" className="size-4.5 flex-none" /> No one on shift
    </span>
  )
}
