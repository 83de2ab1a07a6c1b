import 'server-only'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { workingKeys } from '@/lib/accounts/api-keys/require-key'
import { signUpEvents } from '@/lib/leads/events/sign-up-events'
import { blockedValues } from '@/lib/leads/intake/blocked-sender'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { replayOf } from '@/lib/leads/journal/form-replays'
import { openReceiptKey } from '@/lib/leads/partner-leads/receipt'
import { guideDirectory } from '@/lib/leads/resources/guide-directory'
import {
  communityDirectory,
  floorPlanDirectory,
  landingPageDirectory,
  staffedHours,
  topicDirectory,
} from '@/lib/leads/tour-requests/directory'
import { readJournaled } from '@/lib/leads/tour-requests/journaled-lead'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { keepWaiting } from '@/lib/leads/tour-requests/waiting-leads'
import { fromMemory } from '@/lib/platform/cache/from-memory'
import { lastKnownValues, rememberLastKnown } from '@/lib/platform/cache/remembered'
import { loadConnections, readStoredConnections } from '@/lib/platform/connections/stored-connections'
import { databaseAnswers } from '@/lib/platform/database/patience'
import { isJournalOn, journaledIds, marksOf, readSealed, writtenAt } from '@/lib/platform/journal/journal'
import { privateKeys, publicKey } from '@/lib/platform/journal/journal-keys'
import { journalDir } from '@/lib/platform/journal/journal-places'
import { openEntry } from '@/lib/platform/journal/seal'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { log } from '@/lib/platform/log'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import { dataDir } from '@/lib/platform/paths'
import { reportError } from '@/lib/platform/report-error'
import { runningTests } from '@/lib/site/landing-pages/running-tests'

const REFRESH_MS = 60_000
/** A process that starts while the database is away alerts people of leads as old as this. */
const RESUMED_MS = 24 * 60 * 60_000

/** Everything that judging a lead and alerting people of it reads. */
const READS = [
  companySettings,
  alertTargets,
  communityDirectory,
  floorPlanDirectory,
  landingPageDirectory,
  topicDirectory,
  signUpEvents,
  guideDirectory,
  staffedHours,
  blockedValues,
  runningTests,
  mailCompany,
  readStoredConnections,
]

const memoryFile = () => join(dataDir(), 'lead-memory')

/** Prepares this process for a database that goes away: the journal's keys, and what leads are judged by. */
export async function startLeadJournal(): Promise<void> {
  if (!isJournalOn()) {
    log.warn('the lead journal is off: leads are refused while the database is away')
    return
  }
  await publicKey().catch((error: unknown) => reportError(error, { event: 'lead journal' }))
  if (await isOnDataDisk()) {
    log.warn('the lead journal is on the disk of the data: set JOURNAL_DIR to a folder on another disk')
  }
  await readMemory()
  if (await databaseAnswers()) await refreshLeadMemory()
  else {
    await fromMemory(loadConnections).catch(() => {})
    await resumeWaiting()
  }
  setInterval(() => void refreshLeadMemory(), REFRESH_MS).unref()
}

/** True when one lost disk would take the data and the journal. */
export async function isOnDataDisk(): Promise<boolean> {
  const folder = journalDir()
  if (!folder) return false
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {})
  const [own, ofData] = await Promise.all([folder, dataDir()].map((path) => stat(path).catch(() => null)))
  return own != null && own.dev === ofData?.dev
}

/** Reads anew what leads are judged by, and keeps a copy on disk. What cannot be read stays as it was. */
async function refreshLeadMemory(): Promise<void> {
  const read = await Promise.allSettled(READS.map((one) => one()))
  const keys = await workingKeys().catch(() => [])
  if (keys.length > 0) await openReceiptKey().catch(() => {})
  if (read.some(({ status }) => status === 'rejected')) return
  await writeMemory().catch((error: unknown) => reportError(error, { event: 'lead memory' }))
}

/** Sealed, as it names block-listed people. */
async function writeMemory(): Promise<void> {
  const sealed = sealText(serialize(new Map(lastKnownValues())).toString('base64'))
  const draft = `${memoryFile()}.${process.pid}`
  await mkdir(dataDir(), { recursive: true })
  await writeFile(draft, sealed, { mode: 0o600 })
  await rename(draft, memoryFile())
}

async function readMemory(): Promise<void> {
  try {
    const sealed = await readFile(memoryFile(), 'utf8')
    rememberLastKnown(deserialize(Buffer.from(openText(sealed), 'base64')) as ReadonlyMap<string, unknown>)
  } catch (error) {
    // There is none yet, or the secret is another one.
    const { name } = error as Error
    log.info({ fault: name }, 'the saved copy of the rules for leads could not be read')
  }
}

/** Leads that a process before this one journaled while the database was away already. */
async function resumeWaiting(): Promise<void> {
  const keys = await privateKeys()
  for (const id of await journaledIds()) {
    if (writtenAt(id) < Date.now() - RESUMED_MS) continue
    try {
      const [marks, sealed] = await Promise.all([marksOf(id), readSealed(id)])
      if (!sealed || marks.stored) continue
      const lead = readJournaled(openEntry(id, sealed, keys))
      keepWaiting({ id, lead, replay: replayOf(lead) }, marks)
    } catch {
      // Damaged or locked: the health page counts it.
    }
  }
}
