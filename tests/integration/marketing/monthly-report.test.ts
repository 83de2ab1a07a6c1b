import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { POST } from '@/app/api/bulletins/[token]/route'
import { exportBoardPdf } from '@/lib/marketing/monthly-report/export-board-pdf'
import { monthlyReport, monthlyReportMail } from '@/lib/marketing/monthly-report/monthly-report'
import { db, pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { claim } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { givenCampaign, givenCost, givenLead, once } from '@/tests/support/ad-cost-fixtures'
import { somebody } from '@/tests/support/admin-fixtures'
import { readPdf } from '@/tests/support/read-pdf'
import { startSmtpSink } from '@/tests/support/smtp-sink'

const BOARD = 'board@example.com'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, communities, users, campaigns, sweeps, outbox_items, site_settings cascade`
  await db.siteSettings.create({
    data: {
      companyName: 'Oak Homes',
      timeZone: 'America/Denver',
      monthlyReportTo: [BOARD, 'chair@example.com'],
    },
  })
})

async function givenMonth() {
  const { campaignId } = await givenCampaign('Autumn search', 100)
  await givenCost('2026-10-05', { campaignId }, 4_018)
  await givenLead('2026-10-06', once({ utmCampaign: 'Autumn search' }), {
    name: 'Wilhelmina Stairwell',
    status: 'converted',
  })
}

/** Runs the next queued report. @returns its outcome, null when none is queued */
async function mailed(): Promise<string | null> {
  const capacity = new Map([[monthlyReportMail.kind, 1]])
  const [item] = await claim(pool(), { owner: 'us', capacity, running: [] })
  if (!item) return null
  const { outcome } = await runHandler(monthlyReportMail, item, new AbortController().signal)
  await db.outboxItem.delete({ where: { id: item.id } })
  return outcome
}

async function startMail() {
  const sink = await startSmtpSink()
  env().SMTP_URL = sink.url
  onTestFinished(async () => {
    env().SMTP_URL = undefined
    await sink.close()
  })
  return sink
}

test('T197: in the first week of a month the board gets the month before once, as a page without a name', async () => {
  const sink = await startMail()
  await givenMonth()
  expect(await runIfDue(monthlyReport, new Date('2026-11-09T15:00:00Z'))).toBe(true)
  expect(await db.outboxItem.count()).toBe(0)
  await db.$executeRaw`truncate sweeps`
  // Seven in the morning of the third, after two days of an outage.
  expect(await runIfDue(monthlyReport, new Date('2026-11-03T14:01:00Z'))).toBe(true)
  expect(await runIfDue(monthlyReport, new Date('2026-11-04T14:01:00Z'))).toBe(true)
  const queued = await db.outboxItem.findMany({ orderBy: { target: 'asc' } })
  expect(queued.map(({ target, payload }) => [target, payload])).toEqual(
    [BOARD, 'chair@example.com'].map((target) => [target, { from: '2026-10-01', to: '2026-10-31' }]),
  )
  // Somebody who has left the list since gets nothing.
  await db.siteSettings.updateMany({ data: { monthlyReportTo: [BOARD] } })
  expect([await mailed(), await mailed()].toSorted()).toEqual(['done', 'sent'])
  expect(await mailed()).toBeNull()
  const [{ to, parsed } = { to: [], parsed: null }] = sink.messages
  expect(to).toEqual([BOARD])
  expect(parsed?.subject).toBe('Campaigns and move-ins, Oct 1, 2026 to Oct 31, 2026')
  expect(parsed?.text).toContain('Autumn search brought the most move-ins by last touch: 1 of 1.')
  const [file] = parsed?.attachments ?? []
  expect(file).toMatchObject({
    filename: 'campaigns-and-move-ins-2026-10-01-2026-10-31.pdf',
    mimeType: 'application/pdf',
  })
  const { words } = readPdf(Buffer.from(file?.content as ArrayBuffer))
  expect(words).toContain('$4,018')
  expect(`${parsed?.text}${parsed?.html}${words}`).not.toContain('Stairwell')
})

test('T197: one click stops the report for its reader, who can start it again only while on the list', async () => {
  const sink = await startMail()
  await givenMonth()
  const report = async () => {
    await db.outboxItem.create({
      data: {
        kind: monthlyReportMail.kind,
        channel: 'email',
        target: BOARD,
        payload: { from: '2026-10-01', to: '2026-10-31' },
      },
    })
    return mailed()
  }
  expect(await report()).toBe('sent')
  const headers = new Map(sink.messages[0]?.parsed.headers.map(({ key, value }) => [key, value]))
  const url = (headers.get('list-unsubscribe') ?? '').replace(/[<>\s]/g, '')
  const post = (body: string) =>
    POST(
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
      { params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }) },
    )
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await db.siteSettings.findFirst()).toMatchObject({ monthlyReportStopped: [BOARD] })
  expect(await report()).toBe('done')
  expect((await post('again=yes')).status).toBe(200)
  expect(await report()).toBe('sent')
  await db.siteSettings.updateMany({ data: { monthlyReportTo: [] } })
  expect((await post('again=yes')).status).toBe(200)
  expect(await report()).toBe('done')
})

test('T197: a month without leads and costs is no mail, and who may not read the report gets no PDF', async () => {
  await startMail()
  await db.outboxItem.create({
    data: {
      kind: monthlyReportMail.kind,
      channel: 'email',
      target: BOARD,
      payload: { from: '2026-10-01', to: '2026-10-31' },
    },
  })
  expect(await mailed()).toBe('done')
  const asked = { from: '2026-10-01', to: '2026-10-31', side: 'last' as const, timeZone: 'America/Denver' }
  for (const role of ['editor', 'counselor'] as const)
    await expect(exportBoardPdf(somebody(role), asked)).rejects.toMatchObject({ status: 403 })
  expect((await exportBoardPdf(somebody('marketing'), asked)).subarray(0, 5).toString()).toBe('%PDF-')
})
