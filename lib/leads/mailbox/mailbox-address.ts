import 'server-only'
import { env } from '@/lib/platform/env'

export type MailboxAddress = {
  host: string
  port: number
  secure: boolean
  user: string
  password: string
  folder: string
  /** user@host/folder: what it is called, without its password. */
  name: string
}

/** The mailbox that is read, null when none is set. */
export function mailboxAddress(): MailboxAddress | null {
  const { INBOUND_IMAP_URL } = env()
  if (!INBOUND_IMAP_URL) return null
  const secure = INBOUND_IMAP_URL.startsWith('imaps:')
  // Only known schemes have a host that is read the usual way.
  const { hostname, port, username, password, pathname } = new URL(
    INBOUND_IMAP_URL.replace(/^imaps?:/, 'http:'),
  )
  // 80 is what that scheme leaves out.
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
