import { PillLink } from '@/components/admin/kit/pill-link'
import {
  COSTS_PATH,
  GROUPING_WORDS,
  SIDE_WORDS,
  viewParams,
} from '@/components/admin/marketing/ad-costs/costs-address'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { COST_GROUPINGS, type CostView, SIDES } from '@/lib/marketing/ad-costs/costs-query'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Choice = { label: string; view: CostView }

/** Links that choose first or last touch and the grouping. */
export function ViewLinks({ view, range }: { view: CostView; range: NumbersRange }) {
  const touches = SIDES.map((side) => ({ label: SIDE_WORDS[side], view: { ...view, side } }))
  const groupings = COST_GROUPINGS.map((grouping) => ({
    label: GROUPING_WORDS[grouping],
    view: { ...view, grouping },
  }))
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      <Choices name="Compare by" choices={groupings} view={view} range={range} />
      <Choices name="Campaign by" choices={touches} view={view} range={range} />
    </div>
  )
}

type Props = { name: string; choices: Choice[]; view: CostView; range: NumbersRange }

function Choices({ name, choices, view, range }: Props) {
  return (
    <nav aria-label={name}>
      <p aria-hidden="true" className="mb-1 text-dense font-[620]">
        {name}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {choices.map((choice) => {
          const isShown = choice.view.side === view.side && choice.view.grouping === view.grouping
          return (
            <li key={choice.label}>
              <PillLink href={rangeAddress(COSTS_PATH, range, viewParams(choice.view))} isShown={isShown}>
                {choice.label}
              </PillLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
