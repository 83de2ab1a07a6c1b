import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { followLeads, type LeadChanges } from '@/lib/desk/live/lead-feed'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { until } from '@/tests/support/until'

async function givenLead(communityId: string | null): Promise<string> {
  const data = { name: 'Ann Novak', phone: '3035550142', transactionId: randomUUID(), communityId }
  return (await db.tourRequest.create({ data })).id
}

const announce = (leadId: string) => announceLead({ leadId, type: 'received' })

/** Collects the changes that each hears, until the test ends. */
function follow<N extends string>(viewers: Record<N, Actor>): Record<N, LeadChanges[]> {
  const names = Object.keys(viewers) as N[]
  const heard = Object.fromEntries(names.map((name) => [name, [] as LeadChanges[]])) as Record<
    N,
    LeadChanges[]
  >
  const stops = names.map((name) => followLeads(viewers[name], (changes) => void heard[name].push(changes)))
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  return heard
}

const ids = (heard: LeadChanges[]) => heard.flatMap((changes) => changes ?? []).map(({ leadId }) => leadId)

/** The listener starts asynchronously. */
async function untilHeard(heard: Record<string, LeadChanges[]>, leadId: string) {
  await until('everybody has heard', () => {
    announce(leadId)
    return Object.values(heard).every((each) => ids(each).includes(leadId))
  })
}

test('the live stream tells a counselor of two communities nothing of a third, ids included, and of a lead without one', async () => {
  const [juniper, alder, birch] = [
    await givenCommunity('juniper-notices'),
    await givenCommunity('alder-notices'),
    await givenCommunity('birch-notices'),
  ]
  const heard = follow({
    limited: somebody('counselor', [juniper.id, alder.id]),
    everywhere: somebody('counselor'),
  })
  const first = await givenLead(juniper.id)
  await untilHeard(heard, first)
  const others = [await givenLead(birch.id), randomUUID()]
  for (const id of others) announce(id)
  const unassigned = await givenLead(null)
  announce(unassigned)
  const last = await givenLead(alder.id)
  announce(last)
  await until('the last notices have come', () =>
    Object.values(heard).every((each) => ids(each).includes(last) && ids(each).includes(unassigned)),
  )
  expect(ids(heard.everywhere)).toEqual(expect.arrayContaining(others))
  expect(new Set(ids(heard.limited))).toEqual(new Set([first, unassigned, last]))
  expect(heard.limited).not.toContain(null)
})

test('a lead that may have left somebody’s scope is not named: they read everything again', async () => {
  const [aspen, cedar] = [await givenCommunity('aspen-notices'), await givenCommunity('cedar-notices')]
  const heard = follow({ limited: somebody('counselor', [aspen.id]) })
  await untilHeard(heard, await givenLead(aspen.id))
  announceLead({ leadId: await givenLead(cedar.id), type: 'mail-read' })
  await until('the notice has come', () => heard.limited.includes(null))
})

test('changes of one moment are one message with each once, and above a thousand none is named', async () => {
  const community = await givenCommunity('willow-notices')
  const heard = follow({ limited: somebody('counselor', [community.id]) })
  const leads = [await givenLead(community.id), await givenLead(community.id)]
  await untilHeard(heard, leads[0] ?? '')
  heard.limited.length = 0
  for (let times = 0; times < 50; times += 1) for (const id of leads) announce(id)
  await until('both have come', () => leads.every((id) => ids(heard.limited).includes(id)))
  expect(ids(heard.limited).length).toBeLessThanOrEqual(4)
  for (let times = 0; times < 1_100; times += 1) announce(randomUUID())
  await until('anything may have changed', () => heard.limited.includes(null))
})
