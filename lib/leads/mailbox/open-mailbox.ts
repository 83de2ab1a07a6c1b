import 'server-only'
import { ImapFlow } from 'imapflow'
import type { MailboxAddress } from '@/lib/leads/mailbox/mailbox-address'

const CONNECT_MS = 10_000
const SILENT_MS = 20_000

/** Connects and opens the folder; the caller must `close` the client. @throws network and server errors */
export async function openMailbox({
  host,
  port,
  secure,
  user,
  password,
  folder,
}: MailboxAddress): Promise<ImapFlow> {
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  })
  // The pending call rejects as well; an unhandled event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.mailboxOpen(folder)
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

/** Describes an error for staff without user name or password. */
export function mailboxProblem(error: unknown): string {
  const { authenticationFailed, code, responseText, message } = error as {
    authenticationFailed?: boolean
    code?: string
    responseText?: string
    message?: string
  }
  if (authenticationFailed) return 'The mail server refuses the user name or the password'
  if (code && CODES[code]) return CODES[code]
  const said = (responseText || message || String(error)).replace(/\s+/g, ' ').slice(0, 200)
  return `The mailbox could not be read: ${said}`
}

const CODES: Record<string, string> = {
  ECONNREFUSED: 'The mail server takes no connection',
  ENOTFOUND: 'The mail server is not found',
  EAI_AGAIN: 'The mail server is not found',
  ETIMEDOUT: 'The mail server does not answer',
  ETIMEOUT: 'The mail server does not answer',
  CONNECT_TIMEOUT: 'The mail server does not answer',
  GREETING_TIMEOUT: 'The mail server does not answer',
  NoConnection: 'The mail server ended the connection',
}
