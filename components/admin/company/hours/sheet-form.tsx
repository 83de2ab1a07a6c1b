'use client'

import type { ReactNode } from 'react'
import { FormBar, SaveButtons } from '@/components/admin/kit/form-bar'
import { LeaveDialog } from '@/components/admin/kit/leave-dialog'
import { useLeaveGuard } from '@/components/admin/kit/use-leave-guard'
import { Message } from '@/components/ui/message'

type Props = {
  heading: string
  detail: string
  state: {
    isDirty: boolean
    isSaving: boolean
    message: string
    save: () => Promise<void>
    discard: () => void
  }
  aside: ReactNode
  children: ReactNode
}

/** Form layout with save bar, error message and unsaved-changes dialog. */
export function SheetForm({ heading, detail, state, aside, children }: Props) {
  const { isDirty, isSaving, message } = state
  const { pending, stay } = useLeaveGuard(isDirty && !isSaving)
  return (
    <form
      noValidate
      aria-label={heading}
      onSubmit={(event) => {
        event.preventDefault()
        void state.save()
      }}
    >
      <FormBar
        heading={heading}
        detail={detail}
        back={null}
        publicPath={undefined}
        buttons={
          <SaveButtons
            isDirty={isDirty}
            isNew={false}
            onAnother={null}
            isSaving={isSaving}
            onSave={() => void state.save()}
            onDiscard={state.discard}
          />
        }
      />
      <div role="alert" className="px-4 pt-5 empty:hidden lg:px-3.5">
        {message && <Message tone="bad">{message}</Message>}
      </div>
      <div className="grid items-start gap-5 px-4 py-3 lg:px-3.5 xl:grid-cols-[minmax(0,1fr)_22rem] [&_:is(input,select,button)]:scroll-mt-24">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className="xl:sticky xl:top-24">{aside}</div>
      </div>
      <LeaveDialog
        isOpen={pending !== null}
        onStay={stay}
        onLeave={() => {
          state.discard()
          stay()
          // After this render the form is clean, so the leave guard is off.
          setTimeout(() => pending?.go())
        }}
      />
    </form>
  )
}
