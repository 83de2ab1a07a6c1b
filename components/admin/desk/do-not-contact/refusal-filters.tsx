import { PillLink } from '@/components/admin/kit/pill-link'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { type RefusalQuery, refusalList } from '@/lib/desk/do-not-contact/refusal-query'

/** Tabs for entries in force and lifted ones, and a search. */
export function RefusalFilters({ query }: { query: RefusalQuery }) {
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <nav aria-label="Entries">
        <ul className="flex gap-1.5">
          {[false, true].map((lifted) => (
            <li key={String(lifted)}>
              <PillLink
                href={refusalList.href({ ...query, lifted, page: 1 })}
                isShown={lifted === query.lifted}
              >
                {lifted ? 'Lifted' : 'Active'}
              </PillLink>
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
          aria-label="Search by phone number, email or text"
          placeholder="Phone number, email or text"
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
