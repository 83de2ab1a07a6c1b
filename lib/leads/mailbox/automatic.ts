type Header = { key: string; value: string }

/** `reply`: an out-of-office answer or a delivery report; `bulk`: a mailing to many. */
export type Automatic = 'reply' | 'bulk'

type Mail = { headers: readonly Header[]; fromAddress: string | null; subject: string; text: string }

const REPLY_HEADERS = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-autoreply-from',
  'x-failed-recipients',
]
const REPLY_PRECEDENCE = ['auto_reply', 'auto-reply']
const REPORTERS = ['mailer-daemon', 'postmaster']

/** Exchange, Outlook and Gmail put this before the subject they answer. */
const REPLY_SUBJECT =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office(?: reply)?|respuesta automática)\s*[:：]/i
const AWAY_SUBJECT = /^(?:out of (?:the )?office|ooo|on vacation|away from (?:the )?office|auto[- ]?reply)\b/i
const UNDELIVERED =
  /^(?:undeliver(?:ed|able)|delivery (?:status notification|failure|has failed|delayed)|mail delivery (?:failed|failure|subsystem)|returned mail|failure notice|message not delivered)/i

/** Lines of a web form: 'Phone: 303-555-0142', 'Email: ann@family.example' */
const FORM_LINE = /^[\s*_]*(?:phone|mobile|cell|telephone|tel|e-?mail)[^:\n]{0,20}:[\s*_]*\S*[\d@]/im

/**
 * Classifies mail that no person wrote and that needs no call (RFC 3834); null for all other mail. Headers of
 * lists and groups, an empty return path or `auto-generated` alone are no reason: families write through
 * groups, and web forms write by themselves.
 */
export function automaticKind({ headers, fromAddress, subject, text }: Mail): Automatic | null {
  const value = (name: string) =>
    headers
      .find(({ key }) => key.toLowerCase() === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const has = (name: string) => value(name) !== '' && value(name) !== 'no'
  const local = fromAddress?.split('@')[0]?.toLowerCase() ?? ''
  const submitted = value('auto-submitted')
  const isByProgram =
    has('x-auto-response-suppress') ||
    has('auto-submitted') ||
    value('return-path') === '<>' ||
    has('precedence')
  const title = subject.trim()
  const isReply =
    submitted.startsWith('auto-replied') ||
    REPLY_HEADERS.some(has) ||
    REPLY_PRECEDENCE.includes(value('precedence')) ||
    value('x-ms-exchange-generated-message-source').includes('mailbox rules agent') ||
    value('content-type').startsWith('multipart/report') ||
    REPORTERS.includes(local) ||
    REPLY_SUBJECT.test(title) ||
    (isByProgram && (AWAY_SUBJECT.test(title) || UNDELIVERED.test(title)))
  if (isReply) return 'reply'
  // Only programs for mass mailings offer to unsubscribe with one click (RFC 8058); web forms use them, too.
  const isMailing = has('list-unsubscribe-post') && has('list-unsubscribe') && !isGroup(value)
  return isMailing && !FORM_LINE.test(text) ? 'bulk' : null
}

/** Google Groups, Microsoft 365 groups and mailing lists name the person who wrote. */
const isGroup = (value: (name: string) => string) =>
  ['x-original-sender', 'x-original-from', 'mailing-list', 'list-post'].some((name) => value(name) !== '')
