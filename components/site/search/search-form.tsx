import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/field'

type Props = {
  /** Unique on the page. */
  id: string
  label: string
  action?: string
  value?: string
  /** For the dark background of the footer. */
  isDark?: boolean
  className?: string
}

/** Search as a plain GET form, so results have a URL and need no JavaScript. */
export function SearchForm({ id, label, action = '/search', value, isDark = false, className }: Props) {
  return (
    <search className={clsx('no-print block', className)}>
      <form action={action} method="get" className="flex gap-2.5">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Input
          id={id}
          type="search"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          placeholder={label}
          defaultValue={value}
        />
        <button
          type="submit"
          className={`${buttonVariants({ variant: isDark ? 'secondary' : 'default' })} min-h-13! min-w-13 px-3.5!`}
        >
          <Search aria-hidden="true" />
          <span className="sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}
