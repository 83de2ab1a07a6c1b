import { Building2, House } from 'lucide-react'
import { Link } from '@/components/ui/link'

type Props = {
  all: { id: string | null; name: string; own: boolean }[]
  chosen: string | null
}

/** Whose hours are shown: the company's, or those of one community. */
export function HoursChooser({ all, chosen }: Props) {
  return (
    <nav aria-label="Whose hours">
      <ul className="flex flex-wrap gap-2">
        {all.map(({ id, name, own }) => (
          <li key={id ?? 'company'}>
            <Link
              href={id ? `/admin/hours?community=${id}` : '/admin/hours'}
              aria-current={id === chosen ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong/60 bg-card px-3.5 text-control no-underline hover:bg-paper aria-[current]:border-evergreen aria-[current]:bg-evergreen aria-[current]:text-ivory"
            >
              {id ? <House aria-hidden="true" /> : <Building2 aria-hidden="true" />}
              <span className="font-[560]">{id ? name : 'The company'}</span>
              {id && <span className="text-dense opacity-85">{own ? 'own hours' : 'as the company'}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
