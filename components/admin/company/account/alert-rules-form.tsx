'use client'

import { useId } from 'react'
import { AlertSwitch } from '@/components/admin/company/account/alert-switch'
import { CommunityField } from '@/components/admin/company/users/community-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { TestButton } from '@/components/admin/kit/channel-test/test-button'
import { TimeInput } from '@/components/admin/kit/hours/time-input'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { FieldError } from '@/components/ui/field'
import { Message } from '@/components/ui/message'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { OwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'
import { PROMISED_WORD } from '@/lib/platform/promised-minutes'
import { clockText, readClock } from '@/lib/site/content/clock-time'

type Props = {
  rules: OwnAlertRules
  email: string | null
  communities: CommunityChoice[]
  channels: { mail: boolean; text: boolean; call: boolean }
  tests: { email: ChannelTest | null; text: ChannelTest | null }
}

/** The user's own alert rules: channels, communities and quiet hours. */
export function AlertRulesForm({ rules, email, communities, channels, tests }: Props) {
  const action = useAction()
  const { errors } = action
  const { values, field } = useFields(
    {
      mobile: rules.mobile ?? '',
      byText: rules.byText,
      byMail: rules.byMail,
      callPhone: rules.callPhone ?? '',
      byCall: rules.byCall,
      communityIds: rules.communityIds.filter((id) => communities.some((community) => community.id === id)),
      quiet: typedQuietHours(rules),
    },
    errors,
  )

  function save() {
    const { quiet, callPhone, byCall, ...others } = values
    const times = {
      quietFrom: quiet.isOn ? storedClock(quiet.from) : null,
      quietUntil: quiet.isOn ? storedClock(quiet.until) : null,
    }
    const calls = channels.call ? { callPhone, byCall } : {}
    return action.send('PUT', 'account/alerts', { ...others, ...calls, ...times }, 'Alerts saved')
  }

  return (
    <Card title="Alerts about new requests">
      <ActionForm action={action} label="Alerts about new requests" onSend={save} submit="Save alerts">
        <TextField
          {...field('mobile')}
          label="Mobile number"
          optional
          hint="Colleagues see it beside the alerts of a request."
          type="tel"
          autoComplete="tel"
        />
        {rules.textRefusal && (
          <Message tone="bad">The last text to this number did not arrive: “{rules.textRefusal}”</Message>
        )}
        <AlertSwitch
          {...field('byText')}
          label="Text me"
          hint={
            channels.text
              ? 'The text has the community, the minutes left and a link. It has no name, number or kind of care.'
              : 'No text service is set up, so no texts are sent.'
          }
        />
        <AlertSwitch {...field('byMail')} label="Email me" hint={mailHint(email, channels.mail)} />
        {channels.call && (
          <>
            <TextField
              {...field('callPhone')}
              label="Phone to ring"
              optional
              hint="A mobile or desk phone. It also rings when you press “Call me and connect” on a request."
              type="tel"
              autoComplete="tel"
            />
            <AlertSwitch
              {...field('byCall')}
              label="Call me"
              hint="While you are on shift, when a family is waiting for a call and when a family calls. Never during your quiet hours."
            />
          </>
        )}
        {communities.length > 1 && (
          <CommunityField
            {...field('communityIds')}
            communities={communities}
            hint={(count) =>
              count === 0
                ? 'If none is selected: requests for all of your communities, including new ones.'
                : `Requests for ${count === 1 ? 'this community' : `these ${count} communities`}, and those without a community.`
            }
          />
        )}
        <QuietHoursField {...field('quiet')} errors={{ from: errors.quietFrom, until: errors.quietUntil }} />
      </ActionForm>
      <div className="mt-5 grid gap-4 border-t border-line pt-5">
        <TestButton
          path="account/alerts/tests/text"
          label="Text me a test"
          last={tests.text}
          mayRead={false}
        />
        <TestButton
          path="account/alerts/tests/email"
          label="Email me a test"
          last={tests.email}
          mayRead={false}
        />
      </div>
    </Card>
  )
}

function mailHint(email: string | null, canMail: boolean): string {
  if (!email) return 'Your account has no email address.'
  return canMail ? `To ${email}` : 'No mail server is set up, so no email is sent.'
}

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

type TypedQuietHours = { isOn: boolean; from: string; until: string }

type QuietHoursFieldProps = {
  value: TypedQuietHours
  errors: { from: string | undefined; until: string | undefined }
  onValue: (value: TypedQuietHours) => void
}

/** Hours in which the user's own alerts are held back. */
function QuietHoursField({ value, errors, onValue }: QuietHoursFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <AlertSwitch
        label="Quiet hours"
        hint={`Only urgent alerts come through: a request without a call after ${PROMISED_WORD} minutes, or one whose alerts did not arrive.`}
        value={value.isOn}
        onValue={(isOn) => onValue({ ...value, isOn })}
      />
      {value.isOn && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
          <TimeInput
            id={`${id}-from`}
            label="Quiet from"
            value={value.from}
            error={errors.from}
            onChange={(from) => onValue({ ...value, from })}
          />
          <span>to</span>
          <TimeInput
            id={`${id}-until`}
            label="Quiet until"
            value={value.until}
            error={errors.until}
            onChange={(until) => onValue({ ...value, until })}
          />
          <span className="text-small text-ink-soft">in the company’s time zone</span>
        </div>
      )}
      <FieldError id={`${id}-from-error`} message={errors.from} />
      <FieldError id={`${id}-until-error`} message={errors.until} />
    </div>
  )
}
