import { Building2, House } from 'lucide-react'
import { Link } from '@/components/ui/link'

type Props = {
  /** What is chosen among, for those who do not see it. */
  label: string
  places: {
    href: string
    name: string
    /** How it stands with it, in a word or two. */
    note?: string
    isCompany?: boolean
    isChosen: boolean
  }[]
}

/** Whose hours or times are shown: the company's, or those of one community. */
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
