import 'server-only'
import { formatDistanceStrict } from 'date-fns'
import { notTakenIn } from '@/lib/leads/journal/journal-sweeps'
import { isOnDataDisk } from '@/lib/leads/journal/lead-memory'
import {
  failingPlaces,
  isJournalOn,
  journaledIds,
  readSealed,
  writtenAt,
} from '@/lib/platform/journal/journal'
import { privateKeyFile, privateKeys } from '@/lib/platform/journal/journal-keys'
import { journalPlaces } from '@/lib/platform/journal/journal-places'
import type { Part, PartStatus } from '@/lib/server/health/part'

/** Leads are being stored that long at most; then an entry that the database does not have is late. */
const LATE_MS = 2 * 60_000
/** Damaged entries are counted among as many. */
const MOST_READ = 200

/** Leads are written to the journal, and it holds none that the database lacks (decision 095). */
export const leadJournalPart: Part = {
  name: 'lead-journal',
  title: 'Lead journal',
  outside: 'alarm',
  async check(): Promise<PartStatus> {
    if (!isJournalOn())
      return {
        state: 'off',
        words: 'Off (JOURNAL_DIR): requests fail while the database is down',
        todo: 'Set JOURNAL_DIR to a folder on another disk.',
      }
    const [failing] = await failingPlaces()
    if (failing)
      return {
        state: 'bad',
        words: `The journal cannot write to ${failing.title}: only the database stores requests`,
        todo: 'Check the disk, its free space and its permissions, or the S3 settings.',
      }
    const ids = await journaledIds()
    const waiting = (await notTakenIn(ids)).filter((id) => writtenAt(id) < Date.now() - LATE_MS)
    const torn = await countTorn(waiting)
    if (torn > 0)
      return {
        state: 'bad',
        words: `${torn === 1 ? 'One entry is' : `${torn} entries are`} damaged and cannot be read`,
        todo: 'Check the disk. Requests of that time may be missing: compare with the alert emails.',
      }
    if (waiting.length > 0) return waitingStatus(waiting)
    return goodStatus(ids.length)
  },
}

async function countTorn(ids: string[]): Promise<number> {
  let torn = 0
  for (const id of ids.slice(0, MOST_READ)) await readSealed(id).catch(() => (torn += 1))
  return torn
}

async function waitingStatus(waiting: string[]): Promise<PartStatus> {
  const oldest = formatDistanceStrict(writtenAt(waiting[0] ?? ''), Date.now())
  const isLocked = (await privateKeys()).size === 0
  return {
    state: 'bad',
    words: `${waiting.length === 1 ? 'One request is waiting' : `${waiting.length} requests are waiting`} to be stored, the oldest for ${oldest}`,
    todo: isLocked
      ? `Copy the private key back to ${privateKeyFile()}, or run npm run replay-journal where it is.`
      : 'The worker retries every 20 seconds. The log shows why it fails.',
  }
}

async function goodStatus(entries: number): Promise<PartStatus> {
  const places = journalPlaces()
    .map(({ title }) => title)
    .join(' and ')
  const isAlone = (await isOnDataDisk()) && journalPlaces().length === 1
  const warning =
    '. The journal and the data are on the same disk, so one failure loses both: set JOURNAL_DIR to a folder on another disk'
  return {
    state: 'good',
    words: `${entries === 1 ? 'One request' : `${entries} requests`} in ${places}, none waiting${isAlone ? warning : ''}`,
    lastGoodAt: new Date(),
  }
}
