import type { ComponentProps } from 'react'
import { AttemptForm } from '@/components/admin/desk/tour-requests/attempt-form'
import { NextLead } from '@/components/admin/desk/tour-requests/next-lead'
import type { NextAfter } from '@/components/admin/desk/tour-requests/use-next-lead'

type Props = Omit<ComponentProps<typeof AttemptForm>, 'preset' | 'onLogged' | 'barEnd'> & { after: NextAfter }

/** Stays at the bottom of a request on wide screens: how the call went, a note, and the next family. */
export function LogBar({ after, ...form }: Props) {
  return (
    <section
      aria-label="Log how it went"
      data-log-bar=""
      className="no-print sticky bottom-0 z-20 mt-auto border-line border-t bg-card px-4.5 py-2.5 max-lg:hidden"
    >
      <AttemptForm {...form} barEnd={<NextLead {...after} isButton />} />
    </section>
  )
}
