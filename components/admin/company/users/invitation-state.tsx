import { CircleX, Hourglass, Link2, type LucideIcon, MailCheck, MailX } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

type Mail = { state: string; lastError: string | null }
type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad'

/** State of an invitation's link and of its mail. */
export function InvitationState({ isExpired, mail }: { isExpired: boolean; mail: Mail | null }) {
  const { tone, Icon, words } = isExpired
    ? { tone: 'warn' as const, Icon: CircleX, words: 'Expired' }
    : stateOf(mail)
  return (
    <>
      <Badge tone={tone}>
        <Icon aria-hidden="true" />
        {words}
      </Badge>
      {!isExpired && mail?.lastError && mail.state !== 'sent' && (
        <span className="text-bad">{mail.lastError}</span>
      )}
    </>
  )
}

function stateOf(mail: Mail | null): { tone: Tone; Icon: LucideIcon; words: string } {
  if (!mail || mail.state === 'kept') return { tone: 'neutral', Icon: Link2, words: 'Not mailed: link only' }
  if (mail.state === 'sent') return { tone: 'ok', Icon: MailCheck, words: 'Mail sent' }
  if (mail.state === 'failed') return { tone: 'bad', Icon: MailX, words: 'Mail not delivered' }
  return { tone: 'info', Icon: Hourglass, words: 'Mail on its way' }
}
