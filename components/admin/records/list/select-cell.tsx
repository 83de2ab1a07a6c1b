import { clsx } from 'clsx'
import { Checkbox } from '@/components/ui/checkbox'

type Props = {
  /** Accessible name: 'Select Ruth Adler'. */
  label: string
  checked: boolean | 'indeterminate'
  onChange: (isChosen: boolean) => void
  heading?: boolean
}

/** Checkbox that selects a row, or in the heading all rows of the page. */
export function SelectCell({ label, checked, onChange, heading = false }: Props) {
  const Cell = heading ? 'th' : 'td'
  return (
    <Cell
      {...(heading && { scope: 'col' })}
      className={clsx(
        'w-12 pl-3.5 text-left',
        !heading &&
          'max-md:absolute max-md:inset-y-0 max-md:left-1 max-md:z-10 max-md:grid max-md:items-center',
      )}
    >
      <Checkbox
        className="lg:size-5.5"
        aria-label={label}
        checked={checked}
        onCheckedChange={(value) => onChange(value === true)}
      />
    </Cell>
  )
}
