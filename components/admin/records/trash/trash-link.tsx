import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

/** Link from a list to its deleted records. */
export function TrashLink({ path, many }: { path: string; many: string }) {
  return (
    <Link
      aria-label={`Trash: deleted ${many}`}
      href={`/admin/trash?entity=${path}`}
      className={clsx(buttonVariants({ variant: 'ghost' }), 'flex-none max-sm:size-11 max-sm:p-0')}
    >
      <Trash2 aria-hidden="true" />
      <span className="max-sm:hidden">Trash</span>
    </Link>
  )
}
