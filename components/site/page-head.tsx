import type { ReactNode } from 'react'
import { Emphasis } from '@/components/site/emphasis'
import { Eyebrow } from '@/components/ui/eyebrow'

type Props = { eyebrow: string; title: string; lead?: string | null; children?: ReactNode }

/** The head of a page without a large picture: where you are, one sentence, one paragraph. */
export function PageHead({ eyebrow, title, lead, children }: Props) {
  return (
    <section className="bg-paper pt-12 pb-10 lg:pt-16 lg:pb-14">
      <div className="wrap">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="mt-4">
          <Emphasis text={title} />
        </h1>
        {lead && <p className="mt-4 max-w-[38rem] type-lead">{lead}</p>}
        {children}
      </div>
    </section>
  )
}
