import 'server-only'
import type { Part } from '@/lib/health/part'
import { adAccountPart } from '@/lib/health/parts/ad-account'
import { backupPart, drillPart } from '@/lib/health/parts/backups'
import { botCheckPart } from '@/lib/health/parts/bot-check'
import { channelParts } from '@/lib/health/parts/channels'
import { databasePart } from '@/lib/health/parts/database'
import { filesPart } from '@/lib/health/parts/files'
import { leadFormsPart } from '@/lib/health/parts/lead-forms'
import { leadsPart } from '@/lib/health/parts/leads'
import { linksPart } from '@/lib/health/parts/links'
import { mailboxPart } from '@/lib/health/parts/mailbox'
import { alarmPart, heartbeatPart } from '@/lib/health/parts/outside'
import { testLeadPart } from '@/lib/health/parts/test-lead'
import { workerPart } from '@/lib/health/parts/worker'

/** Every part there is, as they are shown; those that carry requests first. */
export async function allParts(): Promise<Part[]> {
  // Without a database nobody knows the channels, and nothing else can be said either.
  const channels = await channelParts().catch(() => [])
  return [
    databasePart,
    leadsPart,
    testLeadPart,
    workerPart,
    ...channels,
    mailboxPart,
    leadFormsPart,
    adAccountPart,
    filesPart,
    botCheckPart,
    backupPart,
    drillPart,
    linksPart,
    alarmPart,
    heartbeatPart,
  ]
}
