import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { PRICE_STEPS } from '@/lib/site/communities/community-facets'
import type { PriceChoices } from '@/lib/site/communities/find-plans'
import type { PriceFilter } from '@/lib/site/communities/price-filter'
import { formatDollars } from '@/lib/site/content/format'

type Choice = { value: string; label: string }

/** Community, care and price as a plain GET form: works without JavaScript, and results have a URL. */
export function PriceFinder({ choices, filter }: { choices: PriceChoices; filter: PriceFilter }) {
  const communities = choices.communities.map(({ slug, name, city }) => ({
    value: slug,
    label: city ? `${name}, ${city}` : name,
  }))
  const care = choices.care.map(({ slug, name }) => ({ value: slug, label: name }))
  const prices = PRICE_STEPS.map((step) => ({ value: String(step), label: formatDollars(step) }))
  return (
    <form
      action="/pricing-and-availability#prices"
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-3 rounded-dialog border border-line bg-card p-4 shadow-rest sm:grid-cols-2 sm:gap-y-5 md:mt-7 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_auto] lg:items-end"
    >
      <FilterSelect
        name="community"
        label="Community"
        any="All communities"
        choices={communities}
        chosen={filter.community}
        className="col-span-full sm:col-auto"
      />
      <FilterSelect name="care" label="Kind of care" any="Any kind" choices={care} chosen={filter.care} />
      <FilterSelect
        name="price"
        label="Maximum per month"
        any="Any price"
        choices={prices}
        chosen={filter.maxPrice === null ? null : String(filter.maxPrice)}
      />
      <Button type="submit" size="lg" className="col-span-full sm:col-auto lg:mb-0.5">
        Show prices
      </Button>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-control">
          <input
            type="checkbox"
            name="open"
            value="yes"
            defaultChecked={filter.open}
            className="size-6 accent-evergreen"
          />
          Available now or within 30 days
        </label>
        <a href="/pricing-and-availability#prices" className="inline-flex min-h-11 items-center text-link">
          Show all
        </a>
      </div>
    </form>
  )
}

type FilterSelectProps = {
  name: string
  label: string
  any: string
  choices: Choice[]
  chosen: string | null
  className?: string
}

function FilterSelect({ name, label, any, choices, chosen, className }: FilterSelectProps) {
  return (
    <Field id={`prices-${name}`} label={label} {...(className && { className })}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen ?? ''}>
          <option value="">{any}</option>
          {choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
