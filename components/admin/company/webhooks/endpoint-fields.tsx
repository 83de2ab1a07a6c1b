import { CommunityField } from '@/components/admin/company/users/community-field'
import { TextField } from '@/components/admin/kit/text-field'
import type { Fields } from '@/components/admin/kit/use-fields'
import { DescribedChoices } from '@/components/ui/described-choices'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/desk/webhooks/webhook-events'

type Props = { communities: CommunityChoice[]; field: Fields<EndpointForm>['field'] }

/** Name, URL, events and communities of an endpoint. */
export function EndpointFields({ communities, field }: Props) {
  return (
    <>
      <TextField
        {...field('name')}
        label="Who is told"
        hint="The system as your people call it, such as the CRM."
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        {...field('url')}
        label="Address"
        hint="Each message is posted there. It carries names and numbers of families, so it must begin with https://."
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <EventField {...field('events')} />
      <CommunityField
        {...field('communityIds')}
        communities={communities}
        hint={(count) =>
          count === 0
            ? 'None chosen: leads of all communities, and those for none.'
            : `Is told of ${count === 1 ? 'this community' : `these ${count} communities`} only.`
        }
      />
    </>
  )
}

type EventFieldProps = {
  value: WebhookEvent[]
  error: string | undefined
  onValue: (events: WebhookEvent[]) => void
}

function EventField(props: EventFieldProps) {
  return <DescribedChoices name="events" legend="What it is told" choices={CHOICES} {...props} />
}

const CHOICES = WEBHOOK_EVENTS.map((value) => ({
  value,
  label: <code className="text-dense">{value}</code>,
  hint: EVENT_DESCRIPTIONS[value],
}))
