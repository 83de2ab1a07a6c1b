import { CommunityField } from '@/components/admin/company/users/community-field'
import { TextField } from '@/components/admin/kit/text-field'
import type { Fields } from '@/components/admin/kit/use-fields'
import { DescribedChoices } from '@/components/ui/described-choices'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import { PARTNER_EVENT_COPY, PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

type Props = {
  /** True for an endpoint of an API key: it hears of the key's leads, whatever their community. */
  isOfKey: boolean
  communities: CommunityChoice[]
  field: Fields<EndpointForm>['field']
}

/** Name, URL, events and communities of an endpoint. */
export function EndpointFields({ isOfKey, communities, field }: Props) {
  return (
    <>
      <TextField
        {...field('name')}
        label="Receiving system"
        hint="The name that your staff uses, such as the CRM."
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        {...field('url')}
        label="URL"
        hint={
          isOfKey
            ? 'Messages are posted to this URL. It must start with https://.'
            : 'Messages are posted to this URL. They contain families’ names and phone numbers, so it must start with https://.'
        }
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <EventField {...field('events')} isOfKey={isOfKey} />
      {!isOfKey && (
        <CommunityField
          {...field('communityIds')}
          communities={communities}
          hint={(count) =>
            count === 0
              ? 'If none is selected: leads of all communities, and leads without one.'
              : `Receives events of ${count === 1 ? 'this community' : `these ${count} communities`} only.`
          }
        />
      )}
    </>
  )
}

type Event = EndpointForm['events'][number]

type EventFieldProps = {
  /** True for an endpoint of an API key, which has events of its own. */
  isOfKey: boolean
  value: Event[]
  error: string | undefined
  onValue: (events: Event[]) => void
}

function EventField({ isOfKey, ...props }: EventFieldProps) {
  const choices = isOfKey ? OF_KEY : OF_COMPANY
  return <DescribedChoices name="events" legend="Events" choices={choices} {...props} />
}

const choice = (value: Event, hint: string) => ({
  value,
  label: <code className="text-dense">{value}</code>,
  hint: hint.replaceAll('`', ''),
})

const OF_COMPANY = WEBHOOK_EVENTS.map((value) => choice(value, EVENT_DESCRIPTIONS[value]))
const OF_KEY = PARTNER_EVENTS.map((value) => choice(value, PARTNER_EVENT_COPY[value]))
