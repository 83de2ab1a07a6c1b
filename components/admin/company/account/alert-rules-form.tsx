'use client'

import { type FormEvent, useState } from 'react'
import { AlertSwitch } from '@/components/admin/company/account/alert-switch'
import { AlertTest } from '@/components/admin/company/account/alert-test'
import { QuietHoursField, type TypedQuietHours } from '@/components/admin/company/account/quiet-hours-field'
import { CommunityField } from '@/components/admin/company/users/community-field'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { TextField } from '@/components/admin/kit/text-field'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { OwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'
import { clockText, readClock } from '@/lib/site/content/clock-time'

type Props = {
  rules: OwnAlertRules
  /** The account's address; null when it has none. */
  email: string | null
  /** Communities the person works in. */
  communities: CommunityChoice[]
  channels: { mail: boolean; text: boolean }
  tests: { email: ChannelTest | null; text: ChannelTest | null }
}

/** The user's own alert rules: channels, communities and quiet hours. */
export function AlertRulesForm({ rules, email, communities, channels, tests }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [byText, setByText] = useState(rules.byText)
  const [byMail, setByMail] = useState(rules.byMail)
  const [communityIds, setCommunityIds] = useState(
    rules.communityIds.filter((id) => communities.some((community) => community.id === id)),
  )
  const [quiet, setQuiet] = useState(typedQuietHours(rules))
  const errors = refusal?.fieldErrors ?? {}

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const mobile = new FormData(event.currentTarget).get('mobile')
    const times = {
      quietFrom: quiet.isOn ? storedClock(quiet.from) : null,
      quietUntil: quiet.isOn ? storedClock(quiet.until) : null,
    }
    await send('PUT', 'account/alerts', { mobile, byText, byMail, communityIds, ...times }, 'Alerts saved')
  }

  return (
    <Panel title="Alerts about new requests">
      <form noValidate aria-label="Alerts about new requests" onSubmit={save} className="grid gap-5">
        <TextField
          id="mobile"
          label="Mobile number"
          optional
          hint="Colleagues see it beside the alerts of a request."
          error={errors.mobile}
          name="mobile"
          type="tel"
          autoComplete="tel"
          defaultValue={rules.mobile ?? ''}
        />
        {rules.textRefusal && (
          <Message tone="bad">The last text to this number did not arrive: “{rules.textRefusal}”</Message>
        )}
        <AlertSwitch
          label="Text me"
          hint={
            channels.text
              ? 'The community, the minutes left and a link. No name, number or care word.'
              : 'No text service is set: nothing is sent as a text at present.'
          }
          value={byText}
          error={errors.byText}
          onChange={setByText}
        />
        <AlertSwitch
          label="Mail me"
          hint={mailHint(email, channels.mail)}
          value={byMail}
          error={errors.byMail}
          onChange={setByMail}
        />
        {communities.length > 1 && (
          <CommunityField
            communities={communities}
            value={communityIds}
            error={errors.communityIds}
            hint={(count) =>
              count === 0
                ? 'None chosen: requests for every community you work, and for those that are added later.'
                : `Requests for ${count === 1 ? 'this community' : `these ${count} communities`}, and those that name none.`
            }
            onChange={setCommunityIds}
          />
        )}
        <QuietHoursField
          value={quiet}
          errors={{ from: errors.quietFrom, until: errors.quietUntil }}
          onChange={setQuiet}
        />
        <FormRefusal message={Object.keys(errors).length === 0 ? refusal?.message : undefined} />
        <div>
          <Button type="submit" aria-disabled={pending}>
            {pending ? 'Saving...' : 'Save alerts'}
          </Button>
        </div>
      </form>
      <div className="mt-5 grid gap-4 border-t border-line pt-5">
        <AlertTest channel="text" label="Text me a test" last={tests.text} />
        <AlertTest channel="email" label="Mail me a test" last={tests.email} />
      </div>
    </Panel>
  )
}

function mailHint(email: string | null, canMail: boolean): string {
  if (!email) return 'Your account has no email address.'
  return canMail ? `To ${email}` : 'No mail server is set: nothing is mailed at present.'
}

/** Initial value of a new quiet period. */
const DEFAULT_QUIET_HOURS = { quietFrom: '21:00', quietUntil: '07:00' }

function typedQuietHours({ quietFrom, quietUntil }: OwnAlertRules): TypedQuietHours {
  return {
    isOn: quietFrom !== null,
    from: clockText(quietFrom ?? DEFAULT_QUIET_HOURS.quietFrom),
    until: clockText(quietUntil ?? DEFAULT_QUIET_HOURS.quietUntil),
  }
}

/** Leaves an unreadable time as typed, for the server to reject on its field. */
function storedClock(typed: string): string {
  const time = readClock(typed) ?? typed
  return time === '24:00' ? '00:00' : time
}
