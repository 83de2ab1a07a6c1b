import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { onOwnLeadChange } from '@/lib/desk/alerts/own-notices'
import { announceLead, type LeadNotice } from '@/lib/leads/tour-requests/announce'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { until } from '@/tests/support/until'

async function givenLead(communityId: string | null): Promise<string> {
  const data = { name: 'Ann Novak', phone: '3035550142', transactionId: randomUUID(), communityId }
  return (await db.tourRequest.create({ data })).id
}

const announce = (leadId: string) => announceLead({ leadId, type: 'received' })

test('the live stream tells a counselor of two communities nothing of a third, ids included, and of a lead without one', async () => {
  const [juniper, alder, birch] = [
    await givenCommunity('juniper-notices'),
    await givenCommunity('alder-notices'),
    await givenCommunity('birch-notices'),
  ]
  const heard: Record<'limited' | 'everywhere', LeadNotice[]> = { limited: [], everywhere: [] }
  const limited = somebody('counselor', [juniper.id, alder.id])
  const stops = [
    onOwnLeadChange(limited, (notice) => heard.limited.push(notice)),
    onOwnLeadChange(somebody('counselor'), (notice) => heard.everywhere.push(notice)),
  ]
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  const first = await givenLead(juniper.id)
  const ids = (notices: LeadNotice[]) => notices.map(({ leadId }) => leadId)
  const both = (id: string) => ids(heard.limited).includes(id) && ids(heard.everywhere).includes(id)
  // The listener starts asynchronously.
  await until('both desks listen', () => {
    announce(first)
    return both(first)
  })
  const others = [await givenLead(birch.id), randomUUID()]
  for (const id of others) announce(id)
  const unassigned = await givenLead(null)
  announce(unassigned)
  const last = await givenLead(alder.id)
  announce(last)
  await until('the last notices have come', () => both(last) && both(unassigned))
  expect(ids(heard.everywhere)).toEqual(expect.arrayContaining(others))
  // An empty id means that anything may have changed.
  expect(new Set(ids(heard.limited).filter(Boolean))).toEqual(new Set([first, unassigned, last]))
})
