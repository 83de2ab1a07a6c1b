import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type FoundAnswer, findAnswers } from '@/lib/desk/command-palette/find-answers'
import { type FoundRecord, searchRecords } from '@/lib/desk/command-palette/search-records'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { storableText } from '@/lib/platform/typed-text'

const MAX_CHARS = 100
const MAX_LEADS = 5

type Found = { results: FoundRecord[]; answers: FoundAnswer[] }

/** Families by name or number, for those who may read leads, records by title, settings, actions and help. */
export async function searchEverything(actor: Actor, typed: string): Promise<Found> {
  const search = storableText(typed).trim().slice(0, MAX_CHARS)
  const [leads, records] = await Promise.all([matchingLeads(actor, search), searchRecords(actor, search)])
  return { results: [...leads, ...records], answers: findAnswers(actor, search) }
}

async function matchingLeads(actor: Actor, search: string): Promise<FoundRecord[]> {
  if (search === '' || !can(actor, 'read', 'leads')) return []
  const query = parseLeadQuery(new URLSearchParams({ search, pageSize: String(MAX_LEADS) }))
  const { leads } = await listLeads(actor, query)
  return leads.map(({ id, name, phone }) => ({
    entity: 'tourRequest',
    what: 'tour request',
    title: [name, phone].filter(Boolean).join(', '),
    href: `/admin/tour-requests/${id}`,
  }))
}
