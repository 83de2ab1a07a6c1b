import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { careTypesOf, cityChoices, PRICE_STEPS } from '@/lib/site/communities/community-facets'
import type { CommunityFilter } from '@/lib/site/communities/community-filter'
import { formatDollars } from '@/lib/site/content/format'

type Props = {
  communities: CommunityCard[]
  filter?: CommunityFilter
  className?: string
  children?: ReactNode
}

/** Care, city, price and ZIP code as a plain GET form: works without JavaScript, and results have a URL. */
export function CommunityFinder({ communities, filter, className, children }: Props) {
  return (
    <form action="/communities" className={clsx('finder', className)}>
      <Field id="finder-care" label="Kind of care" className="col-span-full lg:col-auto">
        {(control) => (
          <Select {...control} name="care" defaultValue={filter?.care ?? ''}>
            <option value="">I am not sure yet</option>
            {careTypesOf(communities).map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="finder-city" label="City">
        {(control) => (
          <Select {...control} name="city" defaultValue={filter?.city ?? ''}>
            <option value="">Any city</option>
            {cityChoices(communities, filter?.city ?? null).map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="finder-price" label="Maximum per month">
        {(control) => (
          <Select {...control} name="price" defaultValue={filter?.maxPrice ?? ''}>
            <option value="">Any price</option>
            {PRICE_STEPS.map((step) => (
              <option key={step} value={step}>
                {formatDollars(step)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="finder-near"
        label="Near ZIP code"
        optional
        // The home page has no room for it on a phone (decision 107); the list of communities has.
        className={filter ? '' : 'max-md:hidden'}
      >
        {(control) => (
          <Input
            {...control}
            name="near"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="[0-9]{5}"
            maxLength={5}
            title="Five digits"
            defaultValue={filter?.near ?? ''}
          />
        )}
      </Field>
      <label
        className={clsx(
          'flex min-h-11 cursor-pointer items-center gap-3 self-end text-control lg:col-span-3',
          filter ? 'max-lg:min-h-12' : 'max-md:col-span-full',
        )}
      >
        <input
          type="checkbox"
          name="open"
          value="yes"
          defaultChecked={filter?.open ?? false}
          className="size-6 flex-none accent-evergreen"
        />
        Available now or within 30 days
      </label>
      <Button type="submit" size="lg" className="max-lg:col-span-full lg:mb-0.5">
        <Search aria-hidden="true" />
        Show results
      </Button>
      {children}
    </form>
  )
}
