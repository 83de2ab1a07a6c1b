import { messageIdFor } from '@/lib/leads/tour-requests/alert-mail'
import type { Sent } from '@/tests/support/chaos/families'
import type { RetryingSql } from '@/tests/support/chaos/retrying-sql'
import type { ReceivedMail } from '@/tests/support/smtp-sink'
import type { ReceivedText } from '@/tests/support/text-service'
import type { FakeCall } from '@/tests/support/voice-service'

/** Result of a run; `broken` is empty on success. */
export type Verdict = { counts: Record<string, number>; broken: string[] }

type Lead = { id: string; key: string; quarantined: boolean; alarmed: boolean }
type Row = {
  id: string
  leadId: string
  kind: string
  state: string
  target: string | null
  minute: number | null
}

/**
 * Checks that acknowledged leads are stored, that stored alerts reached the mail server and text service,
 * that every escalation has its row, and that no phone rang twice: everything arrived, nothing twice.
 * @param escalated leads whose escalations were due within the run
 */
export async function checkOutcome(
  sql: RetryingSql,
  {
    sent,
    mails,
    texts,
    calls,
    escalated,
    journaled,
  }: {
    sent: Sent[]
    mails: ReceivedMail[]
    texts: ReceivedText[]
    calls: FakeCall[]
    escalated: ReadonlySet<string>
    /** Leads that entries of the journal were made for, by entry. */
    journaled: ReadonlyMap<string, string>
  },
): Promise<Verdict> {
  const leads = await rowsOf<Lead>(
    sql,
    `select id, transaction_id as key, quarantined_at is not null as quarantined, alarmed_at is not null as alarmed from tour_requests
     where transaction_id = any($1)`,
    [sent.map(({ transactionId }) => transactionId)],
  )
  const rows = await rowsOf<Row>(
    sql,
    `select id, tour_request_id as "leadId", kind, state, target, (payload->>'minute')::int as minute
     from outbox_items where kind in ('lead-alert', 'lead-escalation', 'lead-text')`,
  )
  const steps = await rowsOf<{ leadId: string; minute: number; times: number }>(
    sql,
    `select tour_request_id as "leadId", (data->>'minute')::int as minute, count(*)::int as times
     from lead_events where type = 'escalated' group by 1, 2`,
  )
  const [doubles] = await rowsOf<{ families: number }>(
    sql,
    `select count(*)::int as families from (select phone from tour_requests where transaction_id = any($1) group by phone having count(*) > 1) twice`,
    [sent.map(({ transactionId }) => transactionId)],
  )
  const stored = new Set(leads.map(({ key }) => key))
  const acknowledged = sent.filter((one) => one.acknowledged)
  const alerts = rows.filter(({ kind }) => kind === 'lead-alert')
  const taken = countBy(mails.map(({ parsed }) => parsed.messageId ?? ''))
  const broken: string[] = []
  const claim = (what: string, faulty: unknown[]) => {
    if (faulty.length > 0) broken.push(`${faulty.length} ${what}: ${JSON.stringify(faulty.slice(0, 3))}`)
  }

  claim(
    'acknowledged and not stored',
    acknowledged.filter(({ transactionId }) => !stored.has(transactionId)),
  )
  claim(
    'held for spam',
    leads.filter(({ quarantined }) => quarantined),
  )
  if (doubles?.families) broken.push(`${doubles.families} families are stored twice`)
  claim(
    'stored, neither delivered nor alarmed',
    leads.filter(({ id, alarmed }) => {
      // After an outage a later alert of the same lead goes out in place of the first one (decision 100).
      const own = alerts.filter(({ leadId }) => leadId === id)
      return !alarmed && !own.some((alert) => alert.state === 'sent' && taken.has(messageIdOf(alert)))
    }),
  )
  claim(
    'alerts said to be sent that no mail server took',
    alerts.filter((alert) => alert.state === 'sent' && !taken.has(messageIdOf(alert))),
  )
  claim(
    'first alerts of one lead to one address, twice',
    doubled(
      alerts.filter(({ minute }) => minute === null).map(({ leadId, target }) => `${leadId} ${target}`),
    ),
  )
  // A server that cannot see the database does not know that another one stored the request before, and
  // alerts people of it again (decision 095).
  const entries = await rowsOf<{ id: string; leadId: string }>(
    sql,
    'select id, tour_request_id as "leadId" from journal_entries',
  )
  const recipients = await rowsOf<{ email: string }>(sql, 'select email from email_recipients')
  const again = entries.flatMap(({ id, leadId }) => {
    const own = journaled.get(id)
    return own && own !== leadId ? recipients.map(({ email }) => messageIdFor(own, email)) : []
  })
  const known = new Set([...alerts.map(messageIdOf), ...again])
  claim(
    'mails with a Message-ID of no alert',
    [...taken.keys()].filter((id) => !known.has(id)),
  )
  const textRows = rows.filter(({ kind }) => kind === 'lead-text')
  const takenTexts = countBy(
    texts.map(({ reportTo }) => new URL(reportTo).searchParams.get('delivery') ?? ''),
  )
  claim(
    'texts said to be sent that the service did not take',
    textRows.filter(({ id, state }) => state === 'sent' && !takenTexts.has(id)),
  )
  claim(
    'texts of one step to one number, twice',
    doubled(textRows.map(({ leadId, target, minute }) => `${leadId} ${target} ${minute}`)),
  )
  claim(
    'texts that nothing asked for',
    [...takenTexts.keys()].filter((id) => !textRows.some((row) => row.id === id)),
  )
  const timesEscalated = new Map(steps.map(({ leadId, minute, times }) => [`${leadId} ${minute}`, times]))
  const planned = rows.filter(({ kind }) => kind === 'lead-escalation')
  const rings = ({ leadId, minute }: Row) => timesEscalated.get(`${leadId} ${minute}`) ?? 0
  const isDue = (step: Row) => step.state === 'done' || escalated.has(step.leadId)
  // Of several that are due at once, the last one rings (decision 100).
  const isLast = (step: Row) =>
    !planned.some(
      (other) => other.leadId === step.leadId && isDue(other) && (other.minute ?? 0) > (step.minute ?? 0),
    )
  claim(
    'escalations that were due and did not ring',
    planned.filter((step) => isDue(step) && isLast(step) && rings(step) === 0),
  )
  claim(
    'escalations that rang twice',
    planned.filter((step) => rings(step) > 1),
  )
  claim(
    'escalations that rang before they were due',
    planned.filter((step) => step.state === 'due' && rings(step) > 0),
  )
  const placed = calls.map(({ form }) => new URL(form.get('Url') ?? '').searchParams.get('call') ?? '')
  claim('phones that rang twice for one planned call', doubled(placed))
  return {
    counts: {
      sent: sent.length,
      acknowledged: acknowledged.length,
      'sent more than once': sent.filter(({ tries }) => tries > 1).length,
      stored: leads.length,
      'alerts delivered': alerts.filter(({ state }) => state === 'sent').length,
      alarmed: leads.filter(({ alarmed }) => alarmed).length,
      'escalations that rang': steps.length,
      'texts sent': textRows.filter(({ state }) => state === 'sent').length,
      'texts repeated': texts.length - takenTexts.size,
      calls: calls.length,
      mails: mails.length,
      'alerted again from memory': again.filter((id) => taken.has(id)).length,
      'mails repeated with the same Message-ID': mails.length - taken.size,
    },
    broken,
  }
}

async function rowsOf<T extends object>(
  sql: RetryingSql,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await sql.query<T>(text, values)).rows
}

/** The Message-ID that the product uses on every attempt. */
function messageIdOf({ leadId, target, minute }: Row): string {
  return messageIdFor(leadId, target ?? '', minute === null ? undefined : `minute-${minute}`)
}

function countBy(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function doubled(values: string[]): string[] {
  return [...countBy(values)].flatMap(([value, count]) => (count > 1 ? [value] : []))
}
