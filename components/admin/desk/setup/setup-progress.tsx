type Props = { done: number; total: number; className?: string }

/** A bar with how many steps are done; the words beside it say the same. */
export function SetupProgress({ done, total, className = '' }: Props) {
  return (
    <progress
      aria-label="Steps done"
      value={done}
      max={total}
      className={`h-2 appearance-none overflow-hidden rounded-pill bg-linen [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-evergreen ${className}`}
    />
  )
}
