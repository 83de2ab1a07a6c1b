import 'server-only'
import { min, subDays } from 'date-fns'
import type { ImapFlow } from 'imapflow'
import { type MailboxAddress, mailboxAddress } from '@/lib/leads/mailbox/mailbox-address'
import { READ_BYTES, readRaw } from '@/lib/leads/mailbox/read-raw'
import { type IncomingMail, storeMail } from '@/lib/leads/mailbox/store-mail'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { log } from '@/lib/platform/log'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/**
 * Older mails are ignored on a first run. After the mailbox renumbered its mails, those since the last good
 * reading are looked at, too.
 */
const FIRST_DAYS = 7
const AT_ONCE = 50

type Options = {
  /** Replaces the storing of mails in tests. */
  take?: (mail: IncomingMail) => Promise<void>
}

export const agencyMailbox = defineSweep({ name: 'mailbox', every: 20_000, run: () => readMailbox() })

/** Stores new mails once, then marks them as read. Errors are not thrown but shown on /admin/health. */
export async function readMailbox({ take = storeMail }: Options = {}): Promise<void> {
  const mailbox = mailboxAddress()
  if (!mailbox) return
  const position = await readPosition(mailbox.name)
  let client: ImapFlow | undefined
  try {
    client = await openMailbox(mailbox)
    await readNew(client, mailbox, position, take)
    await recordReading(mailbox.name, null)
  } catch (error) {
    const problem = mailboxProblem(error)
    log.warn({ problem }, 'the mailbox could not be read')
    await recordReading(mailbox.name, problem)
  } finally {
    // No logout: a broken server may never answer it.
    client?.close()
  }
}

async function readNew(
  client: ImapFlow,
  { name, folder }: MailboxAddress,
  known: Known,
  take: (mail: IncomingMail) => Promise<void>,
): Promise<void> {
  if (!client.mailbox) throw new Error(`The folder ${folder} is not open`)
  const { uidValidity, uidNext } = client.mailbox
  const isSame = known.uidValidity === uidValidity
  for (const uid of await uidsToRead(client, known, isSame)) {
    const mail = await fetchMail(client, uid)
    if (mail) {
      await take({ ...mail, place: `${name}/${uidValidity}/${uid}` })
      // Read-only mailboxes are fine; after a lost connection the mail gets marked on the next run.
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(() => false)
    }
    if (!client.usable) throw new Error('The mail server ended the connection')
    // A first run counts only once complete; until then the position could skip older mails.
    if (isSame) await savePosition(name, { uidValidity, lastUid: uid })
  }
  if (!isSame) await savePosition(name, { uidValidity, lastUid: Math.max(0, (uidNext || 1) - 1) })
}

/** Ascending. IMAP returns the newest mail for `n:*` even when its UID is below n. */
async function uidsToRead(
  client: ImapFlow,
  { uidValidity, lastUid, goodAt }: Known,
  isSame: boolean,
): Promise<number[]> {
  const since = min([subDays(new Date(), FIRST_DAYS), subDays(goodAt ?? new Date(), 1)])
  // After renumbering, mails already stored are recognized by their digest, so read ones are included.
  const first = uidValidity === null ? { seen: false, since } : { since }
  const found = await client.search(isSame ? { uid: `${lastUid + 1}:*` } : first, { uid: true })
  if (!found) throw new Error('The mail server does not support search')
  const uids = found.filter((uid) => !isSame || uid > lastUid).sort((a, b) => a - b)
  // A first run must not be cut short: skipped mails would count as read.
  return isSame ? uids.slice(0, AT_ONCE) : uids
}

/** Null when the mail has been removed meanwhile. @throws when the server sends it without content */
async function fetchMail(client: ImapFlow, uid: number) {
  const fetched = await client.fetchOne(
    String(uid),
    { uid: true, internalDate: true, source: { start: 0, maxLength: READ_BYTES } },
    { uid: true },
  )
  if (!fetched) return null
  const { source } = fetched
  if (!source) throw new Error('The mail server sent an email without its content')
  const at = new Date(fetched.internalDate ?? Number.NaN)
  return { ...(await readRaw(source)), receivedAt: Number.isNaN(at.getTime()) ? new Date() : at }
}

type Position = { uidValidity: bigint | null; lastUid: number }
type Known = Position & { goodAt: Date | null }

/** The last read position; that of a new mailbox is its beginning. */
async function readPosition(id: string): Promise<Known> {
  const row = await db.inboundMailbox.upsert({ where: { id }, create: { id }, update: {} })
  return { uidValidity: row.uidValidity, lastUid: Number(row.lastUid), goodAt: row.goodAt }
}

async function savePosition(id: string, data: Position): Promise<void> {
  await db.inboundMailbox.updateMany({ where: { id }, data })
}

/** Records how a reading ended. @param problem error for staff, or null after success */
async function recordReading(id: string, problem: string | null): Promise<void> {
  await db.$executeRaw`
    update inbound_mailboxes set problem = ${problem},
      good_at = case when ${problem}::text is null then now() else good_at end,
      bad_since = case when ${problem}::text is null then null else coalesce(bad_since, now()) end
    where id = ${id}`
}

const CONNECT_MS = 10_000
const SILENT_MS = 20_000

/** Opens the folder without reading anything. Returns words for people. @throws OutsideError */
export async function checkMailbox(): Promise<string> {
  const mailbox = mailboxAddress()
  if (!mailbox) throw new OutsideError('No mailbox is set up')
  try {
    const client = await openMailbox(mailbox)
    client.close()
  } catch (error) {
    throw new OutsideError(mailboxProblem(error))
  }
  return `Connected: the mail server opened ${mailbox.folder} of ${mailbox.user}.`
}

/** Connects and opens the folder; the caller must `close` the client. @throws network and server errors */
async function openMailbox({
  host,
  port,
  secure,
  user,
  password,
  folder,
}: MailboxAddress): Promise<ImapFlow> {
  // Only installations with a mailbox load it.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
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
function mailboxProblem(error: unknown): string {
  const { authenticationFailed, code, responseText, message } = error as {
    authenticationFailed?: boolean
    code?: string
    responseText?: string
    message?: string
  }
  if (authenticationFailed) return 'The mail server rejected the user name or password'
  if (code && CODES[code]) return CODES[code]
  const said = (responseText || message || String(error)).replace(/\s+/g, ' ').slice(0, 200)
  return `The mailbox could not be read: ${said}`
}

const CODES: Record<string, string> = {
  ECONNREFUSED: 'The mail server refused the connection',
  ENOTFOUND: 'The mail server was not found',
  EAI_AGAIN: 'The mail server was not found',
  ETIMEDOUT: 'The mail server did not respond',
  ETIMEOUT: 'The mail server did not respond',
  CONNECT_TIMEOUT: 'The mail server did not respond',
  GREETING_TIMEOUT: 'The mail server did not respond',
  NoConnection: 'The mail server ended the connection',
}
