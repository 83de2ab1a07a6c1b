import { DescribedChoices } from '@/components/ui/described-choices'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/desk/webhooks/webhook-events'

type Props = { value: WebhookEvent[]; error: string | undefined; onValue: (events: WebhookEvent[]) => void }

export function EventField(props: Props) {
  return <DescribedChoices name="events" legend="What it is told" choices={CHOICES} {...props} />
}

const CHOICES = WEBHOOK_EVENTS.map((value) => ({
  value,
  label: <code className="text-dense">{value}</code>,
  hint: EVENT_DESCRIPTIONS[value],
}))
