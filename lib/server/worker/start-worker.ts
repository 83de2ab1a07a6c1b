import 'server-only'
import { CRM_POLL_MS, pollCrm } from '@/lib/desk/crm/poll-crm'
import { planRetention, RETENTION_SWEEP_MS } from '@/lib/desk/personal-data/apply-retention'
import { META_POLL_MS, pollMeta } from '@/lib/leads/lead-forms/poll-meta'
import { MAILBOX_EVERY_MS, readMailbox } from '@/lib/leads/mailbox/read-mailbox'
import { MAILS_SWEEP_MS, removeOldMails } from '@/lib/leads/mailbox/remove-old'
import { TEST_LEADS_EVERY_MS, watchTestLeads } from '@/lib/leads/test-leads/watch-test-leads'
import { recoverStrandedLeads, type StrandedLimits } from '@/lib/leads/tour-requests/stranded'
import { AD_SYNC_SWEEP_MS, planAdSync } from '@/lib/marketing/advertising/sync-account'
import { CONVERSIONS_EVERY_MS, planConversions } from '@/lib/marketing/conversions/plan-conversions'
import { NUMBERS_SWEEP_MS, planWeeklyNumbers } from '@/lib/marketing/weekly-report/weekly-numbers'
import { mergeSearchTerms, SEARCH_TERMS_EVERY_MS } from '@/lib/platform/database/search-terms'
import { log } from '@/lib/platform/log'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { FACTS_SWEEP_MS, planFactReminder } from '@/lib/records/facts/remind-owners'
import { LINKS_SWEEP_MS, planLinkCheck } from '@/lib/records/links/check-links'
import { PAGE_CHECK_SWEEP_MS, planPageCheck } from '@/lib/records/page-uniqueness/plan-check'
import { MOMENT_SWEEP_MS, planMissingMoments } from '@/lib/records/store/moments'
import { PURGE_SWEEP_MS, purgeTrash } from '@/lib/records/trash/purge'
import { handlers } from '@/lib/server/handlers/registry'
import { repeat } from '@/lib/server/handlers/repeat'
import { overdueItems } from '@/lib/server/handlers/watch-overdue'
import { HEALTH_EVERY_MS, watchHealth } from '@/lib/server/health/watch'
import { INDEX_NOW_EVERY_MS, submitChanges } from '@/lib/site/index-now/submit-changes'

export type WorkerOptions = {
  /** Polling interval, in addition to wake signals. */
  pollMs?: number
  /** Interval of the search for stranded leads; at most 60 s. */
  strandedEveryMs?: number
  stranded?: StrandedLimits
  /** Replaces the restart within the process. */
  onStall?: () => void
  /** Number of leads this process is handling; the worker yields to them. */
  leadsInProgress?: () => number
}

export type Worker = {
  /** True while the outbox is polled and due rows are processed. @throws without a database */
  isMoving(): Promise<boolean>
  stop(): Promise<void>
}

/** Longer than any bounded wait of the worker. */
export const STALLED_AFTER_MS = 30_000
const WATCH_EVERY_MS = 2_000

/** Runs the outbox and the recurring sweeps. A worker without progress is abandoned and replaced. */
export function startWorker({
  pollMs,
  strandedEveryMs = 20_000,
  stranded,
  onStall,
  leadsInProgress,
}: WorkerOptions = {}): Worker {
  const start = () =>
    runOutbox(handlers, { ...(pollMs && { pollMs }), ...(leadsInProgress && { leadsInProgress }) })
  let outbox: OutboxWorker = start()
  let startedAt = performance.now()
  let movedBefore = startedAt
  const movedAt = () => Math.max(movedBefore, outbox.progressAt())
  const isRecent = (moment: number) => performance.now() - moment < STALLED_AFTER_MS

  const watch = setInterval(() => {
    if (isRecent(Math.max(startedAt, movedAt()))) return
    log.error('the worker makes no progress; starting it anew')
    if (onStall) return onStall()
    movedBefore = movedAt()
    outbox.abandon()
    outbox = start()
    startedAt = performance.now()
  }, WATCH_EVERY_MS)
  watch.unref()
  const sweeps = [
    repeat('stranded leads', strandedEveryMs, () => recoverStrandedLeads(stranded)),
    repeat('planned moments', MOMENT_SWEEP_MS, planMissingMoments),
    repeat('trash', PURGE_SWEEP_MS, purgeTrash),
    repeat('search terms', SEARCH_TERMS_EVERY_MS, mergeSearchTerms),
    repeat('facts to check', FACTS_SWEEP_MS, () => planFactReminder()),
    repeat('numbers of the week', NUMBERS_SWEEP_MS, () => planWeeklyNumbers()),
    repeat('links to check', LINKS_SWEEP_MS, () => planLinkCheck()),
    repeat('pages to compare', PAGE_CHECK_SWEEP_MS, () => planPageCheck()),
    repeat('test leads', TEST_LEADS_EVERY_MS, () => watchTestLeads()),
    repeat('health', HEALTH_EVERY_MS, watchHealth()),
    repeat('mailbox', MAILBOX_EVERY_MS, () => readMailbox()),
    repeat('leads at Meta', META_POLL_MS, () => pollMeta()),
    repeat('how leads stand in the CRM', CRM_POLL_MS, () => pollCrm()),
    repeat('changed addresses', INDEX_NOW_EVERY_MS, async () => void (await submitChanges())),
    repeat('old mails', MAILS_SWEEP_MS, removeOldMails),
    repeat('ad conversions', CONVERSIONS_EVERY_MS, () => planConversions()),
    repeat('ad account', AD_SYNC_SWEEP_MS, planAdSync),
    repeat('retention', RETENTION_SWEEP_MS, () => planRetention()),
  ]
  return {
    isMoving: async () => isRecent(movedAt()) && (!outbox.isIdle() || (await overdueItems()) === null),
    async stop() {
      clearInterval(watch)
      await Promise.all([...sweeps.map((sweep) => sweep.stop()), outbox.stop()])
    },
  }
}
