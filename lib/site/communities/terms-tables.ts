import { dateFormat } from '@/lib/platform/date-format'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { CareLevel, Fee, PriceTerms, RateIncrease } from '@/lib/site/communities/price-terms'
import { formatDollars } from '@/lib/site/content/format'

type Names = ReadonlyMap<string, string>

/** Every fee with its amount, how often it is paid, and when it is paid back; increases below it. */
export function feesTable({ fees, increases }: PriceTerms, communities: Names): string {
  const rows = fees.map((fee) => [
    atCommunity(fee, communities, fee.name),
    `${formatDollars(fee.amount)} ${PER[fee.per]}`,
    [PAYER[fee.forWhom], fee.mandatory ? 'mandatory' : 'optional'].join(', '),
    [fee.note, refundNote(fee)].filter(Boolean).join('. '),
  ])
  const table = tableOf('Charges in addition to the rate', ['Charge', 'Price', 'For whom', 'Note'], rows)
  if (increases.length === 0) return table
  const rises = increases.map(
    (rise) => `<li>${escapeHtml(atCommunity(rise, communities, riseSentence(rise)))}</li>`,
  )
  return `${table}<p>What may go up, and when:</p><ul>${rises.join('')}</ul>`
}

function refundNote({ refund, mandatory, per }: Fee): string | null {
  if (refund) return `Refunded: ${refund}`
  return mandatory && per === 'once' ? 'Not refundable' : null
}

/** The levels of care with price and what they include. */
export function careLevelsTable({ levels }: PriceTerms, communities: Names): string {
  const rows = levels.map((level) => [
    atCommunity(level, communities, levelName(level)),
    level.includes,
    `${formatDollars(level.amount)} a month`,
  ])
  return tableOf('Care, per person and month', ['Level', 'Includes', 'Price'], rows)
}

const levelName = ({ level }: Pick<CareLevel, 'level'>) => `Care level ${level}`

/** 'Monthly rate: in March, with 60 days’ notice. The last increase was 4.2%'. */
export function riseSentence({ name, month, noticeDays, lastPercent, note }: RateIncrease): string {
  const when = month === null ? 'when care needs change' : `in ${monthName(month)}`
  const notice = noticeDays > 0 ? `with ${noticeDays} days’ notice` : 'without notice'
  return [
    `${name}: ${[when, notice, note].filter(Boolean).join(', ')}`,
    lastPercent !== null && `The last increase was ${lastPercent}%`,
  ]
    .filter(Boolean)
    .join('. ')
}

const monthName = (month: number) =>
  dateFormat({ month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month - 1, 1)))

const PER: Record<Fee['per'], string> = { once: 'once', month: 'a month', night: 'a night', use: 'each time' }

const PAYER: Record<Fee['forWhom'], string> = {
  resident: 'A resident',
  'second-person': 'A second person',
  'respite-guest': 'A respite guest',
  visitor: 'A visitor',
}

function atCommunity({ communityId }: { communityId: string | null }, names: Names, text: string): string {
  const name = communityId && names.get(communityId)
  return name ? `${text} (${name})` : text
}

function tableOf(caption: string, head: string[], rows: string[][]): string {
  const columns = head.map((name) => `<th scope="col">${name}</th>`).join('')
  const body = rows
    .map(([first = '', ...cells]) => {
      const rest = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')
      return `<tr><th scope="row">${escapeHtml(first)}</th>${rest}</tr>`
    })
    .join('')
  return `<table><caption>${caption}</caption><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table>`
}
