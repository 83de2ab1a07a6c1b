import 'server-only'
import { randomUUID } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import * as z from 'zod'
import { systemActor } from '@/lib/accounts/actor'
import { ADDRESS_BULLETIN } from '@/lib/accounts/users/bulletins'
import { boardPdf, boardPdfName } from '@/lib/marketing/monthly-report/board-pdf'
import { type BoardReport, readBoardReport } from '@/lib/marketing/monthly-report/board-report'
import { lastMonth } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { composedMail } from '@/lib/platform/mail/composed-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { canSendMail } from '@/lib/platform/mail/sender'
import { stopUrl } from '@/lib/platform/mail/stop-link'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const KIND = 'monthly-report'
const TITLE = 'Monthly report of campaigns'

/** A report of last month is still mailed on this day of the month, after an outage or a late entry. */
const LAST_DAY = 7

/** Mails last month's campaigns and move-ins to the addresses in the settings, once each. */
export const monthlyReport = defineSweep({
  name: KIND,
  at: { hour: 7 },
  run: (now) => queueMonthlyReports(now),
})

/** Queues last month's report in the first week of a month; a second run queues nothing more. */
async function queueMonthlyReports(now: Date): Promise<void> {
  const { timeZone } = await getSiteSettings()
  if (new TZDate(now, timeZone).getDate() > LAST_DAY || !(await canSendMail())) return
  const { from, to } = lastMonth(timeZone, now)
  const items = (await recipients()).map((target) => ({
    kind: monthlyReportMail,
    target,
    about: TITLE,
    dedupKey: `${KIND}:${from}:${target.toLowerCase()}`,
    payload: { from, to },
  }))
  if (items.length > 0) await db.$transaction((tx) => enqueue(tx, ...items))
}

/** Addresses in the settings whose readers have not stopped the mail. */
async function recipients(): Promise<string[]> {
  const settings = await db.siteSettings.findFirst({
    select: { monthlyReportTo: true, monthlyReportStopped: true },
  })
  const stopped = new Set(settings?.monthlyReportStopped)
  return settings?.monthlyReportTo.filter((address) => !stopped.has(address)) ?? []
}

/** The figures are read when the mail is sent, so that no row holds them. */
export const monthlyReportMail = defineHandler({
  kind: KIND,
  channel: 'email',
  title: TITLE,
  afterRestore: 'hold',
  concurrency: 1,
  payload: z.object({ from: z.iso.date(), to: z.iso.date() }),
  async handle({ target, requestId }, range, signal) {
    // Someone may have left the list since it was queued.
    if (!target || !(await recipients()).includes(target)) return { outcome: 'done' }
    const { timeZone, companyName } = await getSiteSettings()
    const asked = { ...range, side: 'last' as const, timeZone }
    const report = await readBoardReport(systemActor(TITLE), asked)
    if (report.summary.leads === 0 && report.summary.spent === null) return { outcome: 'done' }
    const stop = stopUrl({ address: target, name: ADDRESS_BULLETIN, title: TITLE })
    const letter = boardReportMail.write(report, await mailCompany(), stop)
    const mail = composedMail(letter, {
      messageId: `<${KIND}-${randomUUID()}@${new URL(siteUrl()).hostname}>`,
      requestId,
      to: target,
      replyTo: null,
      stopUrl: stop,
      attachment: {
        filename: boardPdfName(report),
        content: await boardPdf(report, companyName),
        contentType: 'application/pdf',
      },
    })
    return sendOutcome(mail, signal)
  },
})

type Reported = Pick<BoardReport, 'title' | 'answer' | 'costs' | 'notes' | 'range'>

export const boardReportMail = defineMail<Reported>({
  name: KIND,
  by: 'system',
  reader: 'staff',
  about: { bulletin: TITLE },
  compose: ({ title, answer, costs, notes, range: { from, to } }) => ({
    subject: title,
    heading: title,
    paragraphs: [answer, costs, 'See the attached page for all numbers.', ...notes],
    facts: [],
    links: [
      {
        label: 'Open the report',
        href: siteUrl(`/admin/ad-costs?${new URLSearchParams({ from, to })}`),
      },
    ],
  }),
  samples: () => [
    {
      title: 'Campaigns and move-ins, Oct 1, 2026 to Oct 31, 2026',
      answer: 'Autumn search brought the most move-ins by last touch: 2 of 3.',
      costs: 'No costs recorded for these dates.',
      notes: ['4 of 20 leads not matched to a campaign.'],
      range: { from: '2026-10-01', to: '2026-10-31' },
    },
  ],
})
