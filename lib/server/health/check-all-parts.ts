import 'server-only'
import { isPooled } from '@/lib/platform/database/direct-url'
import { isCdnConfigured } from '@/lib/platform/integrations/cdn'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import type { Part, PartStatus } from '@/lib/server/health/part'
import { adAccountPart } from '@/lib/server/health/parts/ad-account'
import { backupPart, drillPart } from '@/lib/server/health/parts/backups'
import { botCheckPart } from '@/lib/server/health/parts/bot-check'
import { cdnPart } from '@/lib/server/health/parts/cdn'
import { channelParts } from '@/lib/server/health/parts/channels'
import { companySignInPart } from '@/lib/server/health/parts/company-sign-in'
import { databasePart } from '@/lib/server/health/parts/database'
import { documentsPart } from '@/lib/server/health/parts/documents'
import { durabilityPart } from '@/lib/server/health/parts/durability'
import { filesPart } from '@/lib/server/health/parts/files'
import { inspectionsPart } from '@/lib/server/health/parts/inspections'
import { keyringPart } from '@/lib/server/health/parts/keyring'
import { leadFormsPart } from '@/lib/server/health/parts/lead-forms'
import { leadJournalPart } from '@/lib/server/health/parts/lead-journal'
import { leadsPart } from '@/lib/server/health/parts/leads'
import { linksPart } from '@/lib/server/health/parts/links'
import { mailboxPart } from '@/lib/server/health/parts/mailbox'
import { noticesPart } from '@/lib/server/health/parts/notices'
import { alarmPart, heartbeatPart } from '@/lib/server/health/parts/outside'
import { poolerPart } from '@/lib/server/health/parts/pooler'
import { recurringTasksPart } from '@/lib/server/health/parts/recurring-tasks'
import { senderPart } from '@/lib/server/health/parts/sender'
import { setAsidePart } from '@/lib/server/health/parts/set-aside'
import { testLeadPart } from '@/lib/server/health/parts/test-lead'
import { voicePart } from '@/lib/server/health/parts/voice'
import { workerPart } from '@/lib/server/health/parts/worker'

const LIMIT_MS = 4_000

export type CheckedPart = { part: Part; status: PartStatus }

/** Checks all parts in parallel; never throws, and is bounded in time. */
export async function checkAllParts(): Promise<CheckedPart[]> {
  const parts = await allParts()
  return Promise.all(parts.map(async (part) => ({ part, status: await checkPart(part) })))
}

async function checkPart(part: Part): Promise<PartStatus> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<PartStatus>((resolve) => {
    timer = setTimeout(() => resolve(unknown('No response in time')), LIMIT_MS)
  })
  try {
    return await Promise.race([part.check().catch(() => unknown('Unknown')), limit])
  } finally {
    clearTimeout(timer)
  }
}

function unknown(words: string): PartStatus {
  return { state: 'bad', words, todo: 'Check the database and the log first.' }
}

/** In display order, those that carry requests first. */
async function allParts(): Promise<Part[]> {
  // Without a database the channels are unknown, and no other part can report either.
  const channels = await channelParts().catch(() => [])
  return [
    databasePart,
    durabilityPart,
    ...(isPooled() ? [poolerPart] : []),
    noticesPart,
    leadsPart,
    leadJournalPart,
    testLeadPart,
    workerPart,
    setAsidePart,
    recurringTasksPart,
    ...channels,
    senderPart,
    // Nothing mentions calls without a voice service.
    ...(isVoiceConfigured() ? [voicePart] : []),
    mailboxPart,
    leadFormsPart,
    adAccountPart,
    filesPart,
    ...(isCdnConfigured() ? [cdnPart] : []),
    botCheckPart,
    keyringPart,
    companySignInPart,
    backupPart,
    drillPart,
    linksPart,
    documentsPart,
    inspectionsPart,
    alarmPart,
    heartbeatPart,
  ]
}
