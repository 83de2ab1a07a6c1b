import { Building2, House } from 'lucide-react'
import { Link } from '@/components/ui/link'

type Props = {
  label: string
  places: { href: string; name: string; note?: string; isCompany?: boolean; isChosen: boolean }[]
}

/** Links that choose the company or one community. */
export function PlaceChooser({ label, places }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ href, name, note, isCompany, isChosen }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong/60 bg-card px-3.5 text-control no-underline hover:bg-paper aria-[current]:border-evergreen aria-[current]:bg-evergreen aria-[current]:text-ivory"
            >
              {isCompany ? <Building2 aria-hidden="true" /> : <House aria-hidden="true" />}
              <span className="font-[560]">{name}</span>
              {note && <span className="text-dense opacity-85">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
