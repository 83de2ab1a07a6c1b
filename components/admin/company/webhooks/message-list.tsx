import { CircleCheck, CircleX, Clock, Minus } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { ListedMessage } from '@/lib/desk/webhooks/list-messages'

const STATES = {
  sent: { tone: 'ok', Icon: CircleCheck, words: 'Taken' },
  failed: { tone: 'bad', Icon: CircleX, words: 'Given up' },
  done: { tone: 'neutral', Icon: Minus, words: 'Not sent' },
  waiting: { tone: 'neutral', Icon: Clock, words: 'On its way' },
  retrying: { tone: 'warn', Icon: Clock, words: 'Tried again soon' },
} as const

type Props = { endpointId: string; messages: ListedMessage[]; isOn: boolean; timeZone: string }

/** Messages with time, event, subject and the endpoint's response. */
export function MessageList({ endpointId, messages, isOn, timeZone }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-control border border-line bg-card shadow-rest">
      {messages.map((message) => {
        const { tone, Icon, words } = STATES[stateOf(message)]
        return (
          <li
            key={message.id}
            className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto_auto] lg:items-center"
          >
            <p className="text-dense text-ink-soft tabular">{formatMoment(message.createdAt, timeZone)}</p>
            <div className="min-w-0">
              <p className="font-[620] wrap-anywhere">
                <code className="text-dense">{message.event}</code>
                {message.tourRequest && (
                  <>
                    {' '}
                    <Link href={`/admin/tour-requests/${message.tourRequest.id}`} className="text-link">
                      {message.tourRequest.name}
                    </Link>
                  </>
                )}
              </p>
              <p className="text-dense text-ink-soft wrap-anywhere">{answerWords(message, timeZone)}</p>
            </div>
            <Badge tone={tone} className="justify-self-start">
              <Icon aria-hidden="true" />
              {words}
            </Badge>
            {isOn && message.state !== 'done' && message.state !== 'leased' && (
              <div>
                <ActionButton
                  variant="outline"
                  path={`webhooks/${endpointId}/messages/${message.id}`}
                  done="On its way again"
                >
                  Send again
                  <span className="sr-only">
                    {' '}
                    {message.event} of {formatMoment(message.createdAt, timeZone)}
                  </span>
                </ActionButton>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function stateOf({ state, lastError }: ListedMessage): keyof typeof STATES {
  if (state === 'sent' || state === 'failed' || state === 'done') return state
  return lastError ? 'retrying' : 'waiting'
}

function answerWords({ state, words, attemptCount, dueAt }: ListedMessage, timeZone: string): string {
  if (state === 'done') return 'The endpoint was off, or the lead was gone, before it could be sent.'
  const tries = attemptCount > 1 ? `${attemptCount} tries. ` : ''
  const next = state === 'due' && attemptCount > 0 ? ` Next try ${formatMoment(dueAt, timeZone)}.` : ''
  return words ? `${tries}Answer: ${words}.${next}` : `${tries}No answer yet.`
}
