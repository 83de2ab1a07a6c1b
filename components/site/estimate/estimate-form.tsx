'use client'

import { useState } from 'react'
import { EstimateResult } from '@/components/site/estimate/estimate-result'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { estimateBill, hasCareOnTop } from '@/lib/site/communities/estimate'
import { ESTIMATE_PATH, type EstimateChoice } from '@/lib/site/communities/estimate-choice'
import type { EstimateCommunity } from '@/lib/site/communities/estimate-plans'
import { type CareLevel, levelsOf } from '@/lib/site/communities/price-terms'
import { formatBedrooms, formatDollars } from '@/lib/site/content/format'

type Props = { community: EstimateCommunity; start: EstimateChoice; now: Date }

/**
 * Apartment and help, and what they come to. The browser computes it and sends nothing; without JavaScript
 * the form is sent to the same page, which shows the same bill.
 */
export function EstimateForm({ community, start, now }: Props) {
  const [choice, setChoice] = useState(start)
  const { plans, terms } = community
  const plan = plans.find(({ id }) => id === choice.plan) ?? plans[0]
  if (!plan?.price) return null
  const { price } = plan
  const levels = hasCareOnTop(price) ? levelsOf(terms, plan.care) : []
  const isCouple = choice.second || price.people > 1
  const bill = estimateBill(price, plan.care, terms, choice)
  const change = (part: Partial<EstimateChoice>) => setChoice((before) => ({ ...before, ...part }))
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
      <form
        action={ESTIMATE_PATH}
        onSubmit={(event) => event.preventDefault()}
        className="no-print grid content-start gap-5"
      >
        <input type="hidden" name="community" value={community.slug} />
        <Field id="estimate-plan" label="Apartment">
          {(control) => (
            <Select
              {...control}
              name="plan"
              value={plan.id}
              onChange={({ target }) => change({ plan: target.value })}
            >
              {plans.map(({ id, name, bedrooms, careName }) => (
                <option key={id} value={id}>
                  {[name, formatBedrooms(bedrooms).toLowerCase(), careName?.toLowerCase()]
                    .filter(Boolean)
                    .join(', ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {levels.length > 0 && (
          <LevelField
            name="level"
            label="Help needed"
            levels={levels}
            value={choice.level}
            onChange={(level) => change({ level })}
          />
        )}
        {price.people < 2 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-control">
            <input
              type="checkbox"
              name="second"
              value="yes"
              checked={choice.second}
              onChange={({ target }) => change({ second: target.checked })}
              className="size-6 flex-none accent-evergreen"
            />
            Two people are moving in
          </label>
        )}
        {isCouple && levels.length > 0 && (
          <LevelField
            name="level2"
            label="Help the second person needs"
            levels={levels}
            value={choice.secondLevel}
            onChange={(secondLevel) => change({ secondLevel })}
          />
        )}
        <noscript>
          <Button type="submit">Show the bill</Button>
        </noscript>
        <p className="text-small text-ink-soft">
          Your browser calculates this. Nothing you choose is sent to us.
        </p>
      </form>
      {bill && <EstimateResult bill={bill} price={price} planName={plan.name} now={now} />}
    </div>
  )
}

type LevelFieldProps = {
  name: string
  label: string
  levels: CareLevel[]
  value: number | null
  onChange: (level: number | null) => void
}

function LevelField({ name, label, levels, value, onChange }: LevelFieldProps) {
  const shown = levels.find(({ level }) => level === value)
  return (
    <Field
      id={`estimate-${name}`}
      label={label}
      hint={shown ? `Includes ${shown.includes}` : 'A nurse’s assessment decides the level.'}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Not sure yet</option>
          <option value="0">No help</option>
          {levels.map(({ level, amount }) => (
            <option key={level} value={level}>
              {`Care level ${level}, ${formatDollars(amount)} a month`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
