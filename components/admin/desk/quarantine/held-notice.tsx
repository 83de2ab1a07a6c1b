import { ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Why it is suspected spam, as a sentence or a short phrase. */
  reason: string
  /** Spam score, 0 to 100. */
  score: number | null
  /** Effects of holding it back, such as a mail that was not sent. */
  withheld: string
  children: ReactNode
}

/** Explains that something is held back, why, with what certainty, and what was not done. */
export function HeldNotice({ label, reason, score, withheld, children }: Props) {
  return (
    <section
      aria-label={label}
      className="rounded-control border-[1.5px] border-warn-edge bg-warn-wash p-5 text-warn"
    >
      <p className="flex gap-3 font-[640]">
        <ShieldQuestion aria-hidden="true" className="mt-0.5 flex-none" />
        <span>
          Held back{score !== null && <>, score {score} of 100</>}:{' '}
          {reason.charAt(0).toLowerCase() + reason.slice(1)}. {withheld}
        </span>
      </p>
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </section>
  )
}
