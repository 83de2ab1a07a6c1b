import { DescribedChoices } from '@/components/ui/described-choices'
import { PARTNER_EVENT_COPY, PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

type Event = EndpointForm['events'][number]

type Props = {
  /** True for an endpoint of an API key, which has events of its own. */
  isOfKey: boolean
  value: Event[]
  error: string | undefined
  onValue: (events: Event[]) => void
}

export function EventField({ isOfKey, ...props }: Props) {
  const choices = isOfKey ? OF_KEY : OF_COMPANY
  return <DescribedChoices name="events" legend="What it is told" choices={choices} {...props} />
}

const choice = (value: Event, hint: string) => ({
  value,
  label: <code className="text-dense">{value}</code>,
  hint: hint.replaceAll('`', ''),
})

const OF_COMPANY = WEBHOOK_EVENTS.map((value) => choice(value, EVENT_DESCRIPTIONS[value]))
const OF_KEY = PARTNER_EVENTS.map((value) => choice(value, PARTNER_EVENT_COPY[value]))
