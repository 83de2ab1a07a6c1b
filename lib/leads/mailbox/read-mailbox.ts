import 'server-only'
import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import type { ImapFlow } from 'imapflow'
import { type MailboxAddress, mailboxAddress } from '@/lib/leads/mailbox/mailbox-address'
import { mailboxProblem, openMailbox } from '@/lib/leads/mailbox/open-mailbox'
import { endTurn, keepTurn, type Position, takeTurn } from '@/lib/leads/mailbox/position'
import { READ_BYTES, readRaw } from '@/lib/leads/mailbox/read-raw'
import { type TakenMail, takeMail } from '@/lib/leads/mailbox/take-mail'
import { log } from '@/lib/platform/log'

/** How often a worker looks. */
export const MAILBOX_EVERY_MS = 20_000
/** Of a mailbox that is read for the first time, or numbers its mails anew, older ones are not looked at. */
const FIRST_DAYS = 7
/** In one turn; the rest comes with the next one. */
const AT_ONCE = 50

const owner = randomUUID()

type Options = {
  /** Stands in for what stores a mail, in tests of what happens around it. */
  take?: (mail: TakenMail) => Promise<void>
}

/**
 * Takes in every mail that has come since the last look, each once: stored first, marked as read in the mailbox then, and
 * only then is the next one to come. What was stored and not marked is found again and stored no second time.
 * Off without INBOUND_IMAP_URL. Never throws for what the mailbox does: /admin/health says it.
 */
export async function readMailbox({ take = takeMail }: Options = {}): Promise<void> {
  const mailbox = mailboxAddress()
  if (!mailbox) return
  const position = await takeTurn(mailbox.name, owner)
  if (!position) return
  let client: ImapFlow | undefined
  try {
    client = await openMailbox(mailbox)
    await readNew(client, mailbox, position, take)
    await endTurn(mailbox.name, owner, null)
  } catch (error) {
    const problem = mailboxProblem(error)
    log.warn({ problem }, 'the mailbox could not be read')
    await endTurn(mailbox.name, owner, problem)
  } finally {
    // Nothing waits for a farewell that a broken server may never answer.
    client?.close()
  }
}

async function readNew(
  client: ImapFlow,
  { name, folder }: MailboxAddress,
  known: Position,
  take: (mail: TakenMail) => Promise<void>,
): Promise<void> {
  if (!client.mailbox) throw new Error(`The folder ${folder} is not open`)
  const { uidValidity, uidNext } = client.mailbox
  const isSame = known.uidValidity === uidValidity
  for (const uid of await uidsToRead(client, known, isSame)) {
    const mail = await fetchMail(client, uid)
    if (mail) await take({ ...mail, place: `${name}/${uidValidity}/${uid}` })
    // A mailbox that is not ours to mark is read all the same; one whose line was cut is to be marked at the next look.
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(() => false)
    if (!client.usable) throw new Error('The mail server ended the connection')
    // The first look counts when it is through: until then nobody knows which of the read ones are old.
    if (!(await keepTurn(name, owner, isSame ? { uidValidity, lastUid: uid } : known))) return
  }
  if (!isSame) await keepTurn(name, owner, { uidValidity, lastUid: Math.max(0, (uidNext || 1) - 1) })
}

/** In ascending order. A search for 'from here on' names the newest mail even when it is older. */
async function uidsToRead(
  client: ImapFlow,
  { uidValidity, lastUid }: Position,
  isSame: boolean,
): Promise<number[]> {
  const since = subDays(new Date(), FIRST_DAYS)
  // What was read before its numbers changed is known by its digest, also when it is marked as read.
  const first = uidValidity === null ? { seen: false, since } : { since }
  const found = await client.search(isSame ? { uid: `${lastUid + 1}:*` } : first, { uid: true })
  if (!found) throw new Error('The mail server does not search')
  const uids = found.filter((uid) => !isSame || uid > lastUid).sort((a, b) => a - b)
  // All of the first look at once: what is left out would be taken for read.
  return isSame ? uids.slice(0, AT_ONCE) : uids
}

/** Null for one that was deleted meanwhile. */
async function fetchMail(client: ImapFlow, uid: number) {
  const fetched = await client.fetchOne(
    String(uid),
    { uid: true, internalDate: true, source: { start: 0, maxLength: READ_BYTES } },
    { uid: true },
  )
  if (!fetched) return null
  const { source } = fetched
  if (!source) return null
  const at = new Date(fetched.internalDate ?? Number.NaN)
  return { ...(await readRaw(source)), receivedAt: Number.isNaN(at.getTime()) ? new Date() : at }
}
