'use client'

import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { FieldError } from '@/components/ui/field'
import type { ReadVoice } from '@/lib/desk/voice/read-voice'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type Props = { settings: ReadVoice['settings']; terms: string; timeZone: string }

/** When phones ring, what may be spent, and if calls are recorded. */
export function VoiceForm({ settings, terms, timeZone }: Props) {
  const action = useAction()
  const { errors } = action
  const { values, field, set } = useFields(
    {
      ringsStaff: settings.ringsStaff,
      ringMinute: String(settings.ringMinute),
      answersCalls: settings.answersCalls,
      callsPerHour: String(settings.callsPerHour),
      minutesPerHour: String(settings.minutesPerHour),
      greetingUrl: settings.greetingUrl ?? '',
      deletesAtService: settings.deletesAtService,
      recordsCalls: settings.recordsCalls,
      acceptsTerms: false,
    },
    errors,
  )

  function save() {
    const { ringMinute, callsPerHour, minutesPerHour, ...others } = values
    const numbers = {
      ringMinute: wholeNumber(ringMinute),
      callsPerHour: wholeNumber(callsPerHour),
      minutesPerHour: wholeNumber(minutesPerHour),
    }
    return action.send('PUT', 'voice/settings', { ...others, ...numbers }, 'Saved')
  }

  return (
    <Card title="Settings">
      <ActionForm action={action} label="Settings of phone calls" onSend={save} submit="Save">
        <CheckField
          isSwitch
          label="Call the person on shift while a family waits"
          hint="The owner is called first, then the next person if no one presses a key. The voice names the community and says nothing about the family."
          value={values.ringsStaff}
          onValue={(ringsStaff) => set({ ringsStaff })}
        />
        {values.ringsStaff && (
          <TextField
            {...field('ringMinute')}
            label={`Starting at minute (of ${PROMISED_MINUTES})`}
            inputMode="numeric"
            className="max-w-56"
          />
        )}
        <CheckField
          isSwitch
          label="Ring every phone on shift when a family calls"
          hint="Up to ten phones ring at the same time; the first person to press 1 gets the call. When off, callers go to voicemail."
          value={values.answersCalls}
          onValue={(answersCalls) => set({ answersCalls })}
        />
        <TextField
          {...field('greetingUrl')}
          label="Greeting before the voicemail"
          optional
          type="url"
          hint="The URL of an MP3 or WAV file that your staff recorded. Without it, callers hear only the tone."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('callsPerHour')} label="Maximum calls per hour" inputMode="numeric" />
          <TextField {...field('minutesPerHour')} label="Maximum minutes per hour" inputMode="numeric" />
        </div>
        <CheckField
          isSwitch
          label="Delete voicemails and recordings from the service once they are saved here"
          value={values.deletesAtService}
          onValue={(deletesAtService) => set({ deletesAtService })}
        />
        <CheckField
          isSwitch
          label="Record calls"
          hint="Stays off until an administrator accepts the terms below. Voicemails are always saved."
          value={values.recordsCalls}
          onValue={(recordsCalls) => set({ recordsCalls, acceptsTerms: false })}
        />
        {values.recordsCalls && settings.recordsCalls && settings.recordingAt && (
          <p className="text-dense text-ink-soft">
            “{terms}” Accepted by {settings.recordingBy}, {formatMoment(settings.recordingAt, timeZone)}.
          </p>
        )}
        {values.recordsCalls && !settings.recordsCalls && (
          <div className="grid gap-2">
            <CheckField
              label={terms}
              value={values.acceptsTerms}
              onValue={(acceptsTerms) => set({ acceptsTerms })}
            />
            <FieldError id="acceptsTerms-error" message={errors.acceptsTerms} />
          </div>
        )}
      </ActionForm>
    </Card>
  )
}

/** Other text is left to the server, which answers at the field. */
function wholeNumber(typed: string): number | string {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : typed
}
