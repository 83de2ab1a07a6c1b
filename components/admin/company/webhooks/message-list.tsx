import { CircleCheck, CircleX, Clock, Minus, RotateCw } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { ListedMessage } from '@/lib/desk/webhooks/list-messages'

const STATES = {
  sent: { tone: 'ok', Icon: CircleCheck, words: 'Accepted' },
  failed: { tone: 'bad', Icon: CircleX, words: 'Failed' },
  done: { tone: 'neutral', Icon: Minus, words: 'Not sent' },
  waiting: { tone: 'neutral', Icon: Clock, words: 'Sending' },
  retrying: { tone: 'warn', Icon: Clock, words: 'Will retry' },
} as const

type Props = { endpointId: string; messages: ListedMessage[]; isOn: boolean; timeZone: string }

/** Messages with time, event, subject and the endpoint's response. */
export function MessageList({ endpointId, messages, isOn, timeZone }: Props) {
  return (
    <ul className={`mt-2 ${LIST_LINES}`}>
      {messages.map((message) => {
        const { tone, Icon, words } = STATES[stateOf(message)]
        return (
          <ListLine
            key={message.id}
            start={formatMoment(message.createdAt, timeZone)}
            title={
              <>
                <code className="text-dense">{message.event}</code>
                {message.tourRequest && (
                  <>
                    {' '}
                    <Link href={`/admin/tour-requests/${message.tourRequest.id}`} className="text-link">
                      {message.tourRequest.name}
                    </Link>
                  </>
                )}
              </>
            }
            words={answerWords(message, timeZone)}
            opens={`${message.event} of ${formatMoment(message.createdAt, timeZone)}`}
          >
            <Badge tone={tone}>
              <Icon aria-hidden="true" />
              <span className="max-md:sr-only">{words}</span>
            </Badge>
            {isOn && message.state !== 'done' && message.state !== 'leased' && (
              <ActionButton
                variant="outline"
                className="max-md:size-11 max-md:p-0!"
                path={`webhooks/${endpointId}/messages/${message.id}`}
                done="Sending again"
              >
                <RotateCw aria-hidden="true" className="md:hidden" />
                <span className="max-md:sr-only">
                  Send again
                  <span className="sr-only">
                    {' '}
                    {message.event} of {formatMoment(message.createdAt, timeZone)}
                  </span>
                </span>
              </ActionButton>
            )}
          </ListLine>
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
  if (state === 'done') return 'The endpoint was turned off or the lead was deleted before it could be sent.'
  const tries = attemptCount > 1 ? `${attemptCount} attempts. ` : ''
  const next = state === 'due' && attemptCount > 0 ? ` Next attempt ${formatMoment(dueAt, timeZone)}.` : ''
  return words ? `${tries}Response: ${words}.${next}` : `${tries}No response yet.`
}
