import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, money, order, select, text } from '@/lib/records/declare/fields'
import { FEE_PAYERS, FEE_PERIODS } from '@/lib/site/communities/price-terms'

/** How often a mandatory fee can be paid, so that the printed total has it. */
const PERIODS_OF: Record<string, readonly string[]> = {
  resident: ['once', 'month'],
  'second-person': ['once', 'month'],
  'respite-guest': ['once', 'night'],
}

export const fees = defineEntity({
  name: 'fee',
  table: 'fees',
  area: 'content',
  title: 'name',
  about: 'Charges in addition to the rate. Mandatory ones are shown with every price.',
  menu: { group: 'Communities', icon: 'ReceiptText', synonyms: 'community fee charges deposit' },
  compared: true,
  list: {
    columns: ['name', 'communityId', 'amount', 'per', 'mandatory', 'active'],
    search: ['name', 'note'],
    filters: ['communityId', 'per', 'forWhom', 'mandatory', 'active'],
  },
  groups: {
    Fee: ['name', 'communityId', 'amount', 'per', 'forWhom', 'mandatory', 'refund', 'note'],
    Visibility: ['active'],
  },
  publicPaths: () => ['/pricing-and-availability'],
  publication: { flag: 'active' },
  check: ({ mandatory, per, forWhom }) =>
    mandatory && !(PERIODS_OF[forWhom ?? 'resident'] ?? []).includes(per ?? 'once')
      ? {
          per: 'Choose another interval, or make the fee optional. Prices cannot include a mandatory fee at this interval',
        }
      : {},
  facts: { Amount: { fields: ['amount', 'per', 'mandatory', 'refund'], everyDays: 90 } },
  fields: {
    name: text({ required: 'Name is required', hint: 'As shown on the bill, such as Community fee' }),
    communityId: belongsTo('community', {
      hint: 'Leave empty for all communities. A community’s own fee with the same name replaces it.',
    }),
    amount: money({ required: 'Amount is required' }),
    per: select(FEE_PERIODS, {
      default: 'once',
      label: 'How often',
      labels: { once: 'Once', month: 'Every month', night: 'Every night', use: 'Each time' },
    }),
    forWhom: select(FEE_PAYERS, {
      default: 'resident',
      label: 'For whom',
      labels: {
        resident: 'A resident',
        'second-person': 'A second person in the apartment',
        'respite-guest': 'A guest on a respite stay',
        visitor: 'A visitor',
      },
    }),
    mandatory: boolean({ hint: 'Everyone it applies to must pay it' }),
    refund: text({ hint: 'When it is refunded. Leave empty if it is not.' }),
    note: text({ hint: 'Shown beside the amount' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
