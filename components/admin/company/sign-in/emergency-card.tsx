'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { CopyButton } from '@/components/admin/kit/copy-button'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Message } from '@/components/ui/message'

type Issued = { username: string; password: string }

/** Makes the emergency account; its password is shown once. `since`: the date of the present password. */
export function EmergencyCard({ since, asksPassword }: { since: string | null; asksPassword: boolean }) {
  const action = useAction()
  const { values, set, field } = useFields({ current: '' }, action.errors, 'emergency')
  const [issued, setIssued] = useState<Issued | null>(null)

  async function make() {
    const body = values.current ? values : {}
    const answer = await action.send<Issued>('POST', 'company-sign-in/emergency-account', body)
    setIssued(answer)
    set({ current: '' })
  }

  return (
    <Card title="Emergency account">
      <p className="mb-4 max-w-[65ch] text-dense text-ink-soft">
        An administrator account whose password always works, even while the provider is down. Print the
        password, seal it in an envelope, and keep it in a safe place. All administrators get an email about
        each use. {since ? `Its password was created on ${since}.` : 'There is no emergency account yet.'}
      </p>
      {issued ? (
        <Message tone="ok" role="status">
          <span className="grid gap-2">
            <span>Write this down now: it is not shown again.</span>
            <span>
              Username <code>{issued.username}</code>
            </span>
            <span className="flex flex-wrap items-center gap-1">
              Password <code className="wrap-anywhere">{issued.password}</code>
              <CopyButton text={issued.password} what="the password" />
            </span>
          </span>
        </Message>
      ) : (
        <ActionForm
          action={action}
          label="Emergency account"
          onSend={make}
          submit={since ? 'Create a new password' : 'Create the emergency account'}
          busyWords="Creating..."
          variant="outline"
        >
          {asksPassword && (
            <TextField
              {...field('current')}
              label="Your password"
              hint="Without one, sign in again with your company account, then come back within ten minutes."
              type="password"
              autoComplete="current-password"
            />
          )}
        </ActionForm>
      )}
    </Card>
  )
}
