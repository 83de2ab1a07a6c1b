import { Trash2 } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

/** Link from a list to its deleted records. */
export function TrashLink({ path, many }: { path: string; many: string }) {
  return (
    <Link
      aria-label={`Trash: deleted ${many}`}
      href={`/admin/trash?entity=${path}`}
      title="Trash"
      className={buttonVariants({ variant: 'ghost', size: 'icon' })}
    >
      <Trash2 aria-hidden="true" />
    </Link>
  )
}
