import { ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'

type Props = {
  label: string
  /** Why it is taken for spam, as a sentence or in a few words. */
  reason: string
  /** How surely it is spam, of 100. */
  score: number | null
  /** What has not been done because of that. */
  withheld: string
  refusal: string | undefined
  /** What can be done about it, for whoever may. */
  children: ReactNode
}

/** Says that something is held back, why, how sure that is, and what has not been done. */
export function HeldNotice({ label, reason, score, withheld, refusal, children }: Props) {
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
      <FormRefusal message={refusal} />
    </section>
  )
}
