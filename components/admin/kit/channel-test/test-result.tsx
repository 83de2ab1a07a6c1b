import type { Refusal } from '@/components/admin/kit/admin-api'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { withoutErrorCode } from '@/components/admin/kit/error-text'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = { test: ChannelTest | null; refusal: Refusal | null; mayRead?: boolean }

/** Announces what became of a test, or why it was refused. */
export function TestOutcome({ test, refusal, mayRead = true }: Props) {
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {refusal && <Message tone="bad">{refusal.message}</Message>}
      {test && <TestResult test={test} mayRead={mayRead} />}
    </div>
  )
}

function TestResult({ test, mayRead }: { test: ChannelTest; mayRead: boolean }) {
  const { tone, words } = copyOf(test)
  const isMail = test.channel === 'email'
  return (
    <Message tone={tone}>
      <p className="font-[620] [overflow-wrap:anywhere]">{words}</p>
      {test.words && (
        <p className="mt-1 [overflow-wrap:anywhere]">
          The {SERVICES[test.channel]} said: “{withoutErrorCode(test.words)}”
        </p>
      )}
      <p className="mt-1 text-dense">
        Requested <ShownMoment at={test.askedAt} />.{' '}
        {isMail && mayRead && (
          <Link href={`/admin/mail/${test.deliveryId}`} className="underline underline-offset-4">
            View the email
          </Link>
        )}
      </p>
    </Message>
  )
}

const SERVICES = { email: 'mail server', text: 'text service', push: 'push service' }

const ACCEPTED = {
  email: (to: string) => `Accepted for ${to}. If it is not in the inbox, check the spam folder.`,
  text: (to: string) => `Sent to ${to}. The carrier has not confirmed delivery yet.`,
  push: (to: string) =>
    `Sent to ${to}. The device has not confirmed that it was shown. iPhones and iPads never do.`,
}

function copyOf({ state, channel, to: target, words }: ChannelTest) {
  const to = writtenPhone(target)
  switch (state) {
    case 'delivered':
      return { tone: 'ok', words: `Delivered to ${to}` } as const
    case 'sent':
      return { tone: channel === 'email' ? 'ok' : 'info', words: ACCEPTED[channel](to) } as const
    case 'kept':
      return { tone: 'warn', words: 'Not sent: no mail server is set up. The email is saved here.' } as const
    case 'failed':
      return { tone: 'bad', words: `Not delivered to ${to}` } as const
    case 'waiting':
      return words
        ? ({ tone: 'warn', words: `Not accepted for ${to} yet. Trying again.` } as const)
        : ({ tone: 'info', words: `Waiting to be sent to ${to}` } as const)
  }
}
