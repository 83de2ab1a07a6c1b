import 'server-only'
import { unfetchedLeads } from '@/lib/leads/lead-forms/unfetched'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db } from '@/lib/platform/database/db'
import { isMetaConfigured } from '@/lib/platform/integrations/meta-graph'
import type { Part } from '@/lib/server/health/part'

/** Leads from Google and Meta ads (decision 050); each is paid for. */
export const leadFormsPart: Part = {
  name: 'lead-forms',
  title: 'Ad lead forms',
  outside: 'heartbeat',
  async check() {
    const href = '/admin/integrations'
    const [unfetched, last, platform] = await Promise.all([
      unfetchedLeads(),
      db.leadFormDelivery.findFirst({ where: { state: 'stored' }, orderBy: { receivedAt: 'desc' } }),
      db.leadFormPlatform.findUnique({ where: { platform: meta.id } }),
    ])
    const lastGoodAt = last?.receivedAt ?? null
    const todo =
      'Open these leads in Meta’s Leads Center and call them. Then renew the Page token under Connections.'
    if (unfetched) {
      const which =
        unfetched.count === 1 ? 'One paid lead is waiting' : `${unfetched.count} paid leads are waiting`
      return { state: 'bad', words: `${which} to be fetched: ${unfetched.words}`, lastGoodAt, todo, href }
    }
    if (isMetaConfigured() && platform?.pollProblem)
      return {
        state: 'bad',
        words: platform.pollProblem,
        lastGoodAt,
        todo: 'Check the connection to Meta.',
        href,
      }
    if (!last && !isMetaConfigured()) return { state: 'off', words: 'No lead form has sent a lead yet', href }
    return {
      state: 'good',
      words: last ? 'The last lead was received' : 'No leads yet',
      lastGoodAt,
      href,
    }
  },
}
