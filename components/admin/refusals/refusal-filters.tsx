import { clsx } from 'clsx'
import { refusalsAddress } from '@/components/admin/refusals/refusals-address'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import type { RefusalQuery } from '@/lib/desk/list-refusals'

/** Those that hold or those that were lifted, and a search; an address each. */
export function RefusalFilters({ query }: { query: RefusalQuery }) {
  return (
    <div className="mt-5 mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <nav aria-label="Which entries">
        <ul className="flex gap-1.5">
          {[false, true].map((lifted) => (
            <li key={String(lifted)}>
              <Link
                href={refusalsAddress({ ...query, lifted, page: 1 })}
                aria-current={lifted === query.lifted ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center rounded-pill border-[1.5px] px-4 text-dense font-[600] no-underline',
                  lifted === query.lifted
                    ? 'border-evergreen bg-evergreen text-ivory'
                    : 'border-line-strong hover:bg-card',
                )}
              >
                {lifted ? 'Lifted' : 'In force'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form action="/admin/do-not-contact" className="flex min-w-0 grow gap-2 sm:max-w-100">
        {query.lifted && <input type="hidden" name="lifted" value="true" />}
        <Input
          type="search"
          name="search"
          data-dense
          aria-label="Search by number, address or words"
          placeholder="Number, address or words"
          defaultValue={query.search}
          maxLength={100}
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
    </div>
  )
}
