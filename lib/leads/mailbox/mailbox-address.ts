import 'server-only'
import { env } from '@/lib/platform/env'

export type MailboxAddress = {
  host: string
  port: number
  secure: boolean
  user: string
  password: string
  folder: string
  /** Display name without the password: user@host/folder */
  name: string
}

/** Address of the inbound mailbox; null when none is configured. */
export function mailboxAddress(): MailboxAddress | null {
  const { INBOUND_IMAP_URL } = env()
  if (!INBOUND_IMAP_URL) return null
  const secure = INBOUND_IMAP_URL.startsWith('imaps:')
  // URL parses the host only for known schemes.
  const { hostname, port, username, password, pathname } = new URL(
    INBOUND_IMAP_URL.replace(/^imaps?:/, 'http:'),
  )
  // URL drops port 80 as the default of http.
  const given = Number(port || /:(80)(?:\/|$)/.exec(INBOUND_IMAP_URL)?.[1] || 0)
  const host = hostname.replace(/^\[|\]$/g, '')
  const user = decodeURIComponent(username)
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  return {
    host,
    secure,
    user,
    folder,
    port: given || (secure ? 993 : 143),
    password: decodeURIComponent(password),
    name: `${user}@${host}/${folder}`,
  }
}
