import { Link } from '@/components/ui/link'
import type { TreeBranch } from '@/lib/records/store/deletion-tree'

/** Records that go with another one, by kind; each kind opens to its records, and they to theirs. */
export function DependentsTree({ branches }: { branches: TreeBranch[] }) {
  return (
    <ul className="grid gap-0.5 text-dense">
      {branches.map(({ kind, count, nodes }) => (
        <li key={kind}>
          <details>
            <summary className="cursor-pointer py-1 font-[620] max-lg:min-h-11 max-lg:content-center">
              {count} {kind}
            </summary>
            <ul className="ml-1.5 border-line border-l pl-4">
              {nodes.map(({ title, href, branches: below }) => (
                <li key={href} className="py-0.5">
                  <Link href={href} className="wrap-anywhere text-link">
                    {title}
                  </Link>
                  {below.length > 0 && <DependentsTree branches={below} />}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
