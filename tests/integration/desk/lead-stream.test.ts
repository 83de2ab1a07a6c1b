import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { leadStream } from '@/lib/desk/live/lead-stream'
import { liveDashboard } from '@/lib/desk/live/shared-counts'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { until } from '@/tests/support/until'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities cascade`
})

async function givenLead(communityId: string | null = null): Promise<string> {
  const data = { name: 'Ann Novak', phone: '3035550142', transactionId: randomUUID(), communityId }
  const { id } = await db.tourRequest.create({ data: { ...data, callDueAt: new Date() } })
  announceLead({ leadId: id, type: 'received' })
  return id
}

/** Collects the events of a browser's stream. */
function listen(actor: Actor) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const heard: { type: string; data: string }[] = []
  const reader = leadStream(actor, abort.signal).getReader()
  const decoder = new TextDecoder()
  const readAll = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const [, type = '', data = ''] of decoder
        .decode(part.value)
        .matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
        heard.push({ type, data })
      }
    }
  }
  void readAll()
  const clocks = () =>
    heard
      .filter(({ type }) => type === 'clock')
      .map(({ data }) => (JSON.parse(data) as { waiting: number }).waiting)
  const changes = () => heard.filter(({ type }) => type === 'leads').map(({ data }) => data)
  return { clocks, changes }
}

test('a browser hears who waits when it begins, and after each change what is so then', async () => {
  const [aspen, birch] = [await givenCommunity('aspen-stream'), await givenCommunity('birch-stream')]
  const first = await givenLead(aspen.id)
  const everywhere = listen(somebody('admin'))
  const limited = listen(somebody('counselor', [birch.id]))
  await until('both have heard who waits', () => everywhere.clocks()[0] === 1 && limited.clocks()[0] === 0)
  // The listener starts asynchronously.
  await until('changes are heard', () => {
    announceLead({ leadId: first, type: 'viewed' })
    return everywhere.changes().length > 0
  })
  const ids = [await givenLead(birch.id), await givenLead(birch.id), await givenLead(birch.id)]
  await until('the last count is that after the last change', () =>
    [everywhere.clocks().at(-1) === 4, limited.clocks().at(-1) === 3].every(Boolean),
  )
  expect(ids.every((id) => limited.changes().join().includes(id))).toBe(true)
  // Equal figures are not sent again.
  announceLead({ leadId: ids[0] ?? '', type: 'note' })
  await until('the note was heard', () => limited.changes().some((change) => change.includes('"note"')))
  expect(new Set(limited.clocks()).size).toBe(limited.clocks().length)
})

test('people of one scope get one count per second, and each their own calls', async () => {
  await givenLead()
  const [sam, kim] = [somebody('counselor'), somebody('counselor')]
  const answers = await Promise.all([sam, kim, sam, kim].map((person) => liveDashboard(person)))
  expect(answers.map(({ waitingCount }) => waitingCount)).toEqual([1, 1, 1, 1])
  // The very same rows, read once.
  expect(new Set(answers.map(({ waiting }) => waiting)).size).toBe(1)
  expect(answers.map(({ own }) => own?.next?.name)).toEqual(Array(4).fill('Ann Novak'))
  const viewer = await liveDashboard(somebody('viewer'))
  expect(viewer.own).toBeNull()
  // Where leads come from is part of the same answer for people who only read them.
  expect(viewer.origins?.sources).toMatchObject([{ key: 'tour', received: 1 }])
  expect((await liveDashboard(somebody('analyst'))).origins).toBe(viewer.origins)
  expect(answers.map(({ origins }) => origins)).toEqual(Array(4).fill(null))
  await expect(liveDashboard(somebody('editor'))).rejects.toMatchObject({ status: 403 })
})
