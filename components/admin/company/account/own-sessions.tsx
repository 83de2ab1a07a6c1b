'use client'

import { SessionLines } from '@/components/admin/company/users/session-lines'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { OpenSession } from '@/lib/accounts/sessions/session-list'

type Props = { sessions: OpenSession[]; thisSessionId: string | null; timeZone: string }

/** The user's sessions, with buttons to end one or all of them. */
export function OwnSessions({ sessions, thisSessionId, timeZone }: Props) {
  const { send, refusal } = useAction({ redraw: false })

  async function signOutEverywhere() {
    if (!(await send('DELETE', 'account/sessions'))) return
    // A full page load, so that no back-office data stays in this tab's memory.
    window.location.assign('/login?notice=signed-out-everywhere')
  }

  return (
    <Card title="Where you are signed in">
      <SessionLines
        sessions={sessions}
        timeZone={timeZone}
        action={({ id, browser }) =>
          id === thisSessionId ? (
            <Badge tone="solid">This browser</Badge>
          ) : (
            <ActionButton
              variant="outline"
              method="DELETE"
              path={`account/sessions/${id}`}
              done={`Signed out of ${browser}`}
            >
              End<span className="sr-only"> the session of {browser}</span>
            </ActionButton>
          )
        }
      />
      <FormRefusal message={refusal?.message} />
      <div className="mt-5">
        <ConfirmDialog
          trigger={<Button variant="outline">Sign out everywhere</Button>}
          title="Sign out everywhere?"
          words="You are signed out in every browser, including this one. Unsaved changes are lost."
          action="Sign out everywhere"
          onConfirm={signOutEverywhere}
        />
      </div>
      <p className="mt-3 text-small text-ink-soft">
        If you do not recognize a session, end it and change your password.
      </p>
    </Card>
  )
}
