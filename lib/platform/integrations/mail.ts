import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/platform/env'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'

export type Mail = {
  /** With angle brackets; retries use the same one, so that recipients recognize duplicates. */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  calendar?: string | null
  attachment?: { filename: string; content: Buffer; contentType: string }
  /** Where one click stops this kind of mail (RFC 8058); null for mail that cannot be stopped. */
  stopUrl?: string | null
  requestId: string | null
}

/** nodemailer waits for minutes by default; families were promised a call by then. */
const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  dnsTimeout: 5_000,
  socketTimeout: 10_000,
}
/** Stops servers that send a byte now and then, which passes every single timeout. */
const TOTAL_MS = 25_000

/** Below any server's own limit, so that a connection it has just closed is never reused. */
const IDLE_MS = 1_000

/**
 * RFC 6047 requires the method in the content type as well. Google and Outlook only act on a calendar that is
 * a part of the message; other programs open the file attached to it.
 */
function calendarPart(content: string) {
  return { filename: 'event.ics', method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH', content }
}

/** Without SMTP_URL, mail is only kept in the database and shown in /admin/mail. */
export function isMailConfigured(): boolean {
  return env().SMTP_URL !== undefined
}

/** Sends a message to one recipient; returns the answer. @throws OutsideError, permanent if never accepted */
export async function sendMail(
  { requestId, calendar, attachment, stopUrl, ...mail }: Mail,
  from: { header: string; address: string },
  cancelSignal?: AbortSignal,
): Promise<string> {
  const timeLimit = AbortSignal.timeout(TOTAL_MS)
  try {
    const sent = await transport().sendMail({
      ...mail,
      // As an object, so that a quoted part before the @ is not read as several addresses.
      to: { name: '', address: mail.to },
      from: from.header,
      replyTo: mail.replyTo ?? undefined,
      subject: oneLine(mail.subject),
      ...(calendar ? { icalEvent: calendarPart(calendar) } : {}),
      ...(attachment && { attachments: [attachment] }),
      // Separate from the headers, so that text from visitors cannot add recipients.
      envelope: { from: from.address, to: [mail.to] },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(requestId ? { 'X-Request-Id': oneLine(requestId) } : {}),
        ...(stopUrl && {
          'List-Unsubscribe': `<${stopUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal: cancelSignal ? AbortSignal.any([cancelSignal, timeLimit]) : timeLimit,
    })
    return sent.response
  } catch (error) {
    throw asOutsideError(error)
  }
}

/** Signs in without sending anything. @throws OutsideError when the server refuses or does not answer */
export async function verifyMailServer(): Promise<void> {
  const url = env().SMTP_URL
  if (!url) throw new OutsideError('No mail server is set up')
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.verify()
  } catch (error) {
    throw asOutsideError(error)
  } finally {
    transport.close()
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

function connectPool(url: string | undefined) {
  return createTransport({
    url,
    pool: true,
    // The outbox limits how many mails are sent at a time, kind by kind.
    maxConnections: Number.POSITIVE_INFINITY,
    idleTimeout: IDLE_MS,
    // The server may have accepted a message whose connection broke; the outbox decides about a retry.
    maxRequeues: 0,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Header-safe text: control characters and invisible direction marks become spaces. */
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

function asOutsideError(error: unknown): OutsideError {
  const failure = (typeof error === 'object' && error ? error : {}) as SmtpFailure
  const responseCode = failure.responseCode ?? null
  // Rejected credentials or senders are a configuration problem that can be fixed, so they are retried.
  const aboutRecipient = failure.command === 'RCPT TO' || failure.command === 'DATA'
  // 421 closes the connection, whatever it answers.
  const isOne = aboutRecipient && responseCode !== null && responseCode !== 421
  const words = oneLine(failure.response ?? failure.message ?? 'The mail server did not respond').slice(
    0,
    500,
  )
  return new OutsideError(`${failure.code ?? 'ERROR'}: ${words}`, {
    responseCode,
    isPermanent: aboutRecipient && responseCode !== null && responseCode >= 500,
    faultOf: isOne ? 'recipient' : 'channel',
  })
}
