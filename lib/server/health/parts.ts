import 'server-only'
import type { Part } from '@/lib/server/health/part'
import { adAccountPart } from '@/lib/server/health/parts/ad-account'
import { backupPart, drillPart } from '@/lib/server/health/parts/backups'
import { botCheckPart } from '@/lib/server/health/parts/bot-check'
import { channelParts } from '@/lib/server/health/parts/channels'
import { databasePart } from '@/lib/server/health/parts/database'
import { filesPart } from '@/lib/server/health/parts/files'
import { leadFormsPart } from '@/lib/server/health/parts/lead-forms'
import { leadsPart } from '@/lib/server/health/parts/leads'
import { linksPart } from '@/lib/server/health/parts/links'
import { mailboxPart } from '@/lib/server/health/parts/mailbox'
import { alarmPart, heartbeatPart } from '@/lib/server/health/parts/outside'
import { testLeadPart } from '@/lib/server/health/parts/test-lead'
import { workerPart } from '@/lib/server/health/parts/worker'

/** In display order, those that carry requests first. */
export async function allParts(): Promise<Part[]> {
  // Without a database the channels are unknown, and no other part can report either.
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
