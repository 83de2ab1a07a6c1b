import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/platform/env'

export type Mail = {
  /** With angle brackets; the same on every retry, so that a repeated message is recognized as one. */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** An iCalendar file that goes along. */
  calendar?: string | null
  requestId: string | null
}

/** A mail server's refusal or silence. */
export class MailError extends Error {
  constructor(
    message: string,
    /** This server will never take this message for this recipient. */
    readonly permanent: boolean,
    readonly responseCode: number | null,
  ) {
    super(message)
    this.name = 'MailError'
  }
}

/** nodemailer's own defaults wait for minutes; the family was promised ten. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 10_000,
}
/** A server that answers a byte now and then passes every single time-out. */
const TOTAL_MS = 25_000

/** As many as the handlers send at once (their `atOnce` together). */
const MAX_CONNECTIONS = 36
/** Shorter than any server's own limit: a connection it has just closed is never used. */
const IDLE_MS = 1_000

/** An iCalendar file as an attachment; its method stands in the content type as well (RFC 6047). */
function calendarFile(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'
  return { filename: 'event.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}

/** Whether mail leaves the machine; without SMTP_URL it is kept in the database and read in /admin/mail. */
export function mailIsSent(): boolean {
  return env().SMTP_URL !== undefined
}

/**
 * Hands one message for one recipient to the mail server and returns the server's answer. TLS as SMTP_URL says
 * (smtps://, or smtp:// with STARTTLS when offered, `?requireTLS=true` to insist).
 * @param givenUp ends the attempt early
 * @throws MailError
 */
export async function sendMail(
  { requestId, calendar, ...mail }: Mail,
  givenUp?: AbortSignal,
): Promise<string> {
  const timeLimit = AbortSignal.timeout(TOTAL_MS)
  const { address } = sender()
  try {
    const sent = await transport().sendMail({
      ...mail,
      from: env().MAIL_FROM,
      replyTo: mail.replyTo ?? undefined,
      subject: oneLine(mail.subject),
      ...(calendar ? { attachments: [calendarFile(calendar)] } : {}),
      // Given apart from the headers, so that nothing a visitor typed can add a recipient.
      envelope: { from: address, to: [mail.to] },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(requestId ? { 'X-Request-Id': oneLine(requestId) } : {}),
      },
      signal: givenUp ? AbortSignal.any([givenUp, timeLimit]) : timeLimit,
    })
    return sent.response
  } catch (error) {
    throw asMailError(error)
  }
}

let pooled: { url: string | undefined; transport: ReturnType<typeof connectPool> } | undefined

function transport(): ReturnType<typeof connectPool> {
  const url = env().SMTP_URL
  if (!pooled || pooled.url !== url) {
    pooled?.transport.close()
    pooled = { url, transport: connectPool(url) }
  }
  return pooled.transport
}

/** Connections that serve one message after the other while there are more, and are not kept for later. */
function connectPool(url: string | undefined) {
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: IDLE_MS,
    // What was cut off is the outbox's to try again: the server may have taken it.
    maxRequeues: 0,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The configured sender: the header as written, and its bare address. */
export function sender(): { header: string; address: string } {
  const header = env().MAIL_FROM
  return { header, address: /<([^<>]+)>\s*$/.exec(header)?.[1]?.trim() ?? header.trim() }
}

/** Text for a header: control characters and invisible direction marks become spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

type SmtpFailure = {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

function asMailError(error: unknown): MailError {
  const failure = (typeof error === 'object' && error ? error : {}) as SmtpFailure
  const code = failure.responseCode ?? null
  // A refused sign-in or sender is our configuration, not the recipient: somebody may mend it, so it is retried.
  const aboutRecipient = failure.command === 'RCPT TO' || failure.command === 'DATA'
  const words = oneLine(failure.response ?? failure.message ?? 'The mail server did not answer').slice(0, 500)
  return new MailError(
    `${failure.code ?? 'ERROR'}: ${words}`,
    aboutRecipient && code !== null && code >= 500,
    code,
  )
}
