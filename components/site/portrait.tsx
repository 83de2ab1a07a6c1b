import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture, type PictureImage } from '@/components/site/picture'

type Props = { person: { name: string; avatarImage: PictureImage | null }; sizes: string; className: string }

/** A person's portrait, or their initials on a sunrise when there is none. */
export function Portrait({ person, sizes, className }: Props) {
  if (person.avatarImage) {
    return <Picture image={person.avatarImage} sizes={sizes} className={clsx('rounded-picture', className)} />
  }
  return (
    <p
      aria-hidden="true"
      className={clsx(
        'relative isolate grid place-items-center overflow-hidden rounded-picture bg-sky-wash type-display text-evergreen',
        className,
      )}
    >
      <Sunrise />
      {initials(person.name)}
    </p>
  )
}

function Sunrise() {
  return (
    <svg
      viewBox="0 0 70 80"
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
      className="absolute inset-0 -z-10 size-full"
    >
      <circle cx="35" cy="40" r="25" className="fill-clay-wash" />
      <path d="M-20 66 L4 55 L14 59 L30 50 L44 58 L58 52 L90 64 V100 H-20Z" className="fill-sage" />
      <path d="M-20 74 L8 66 L22 70 L42 63 L56 69 L90 62 V100 H-20Z" className="fill-evergreen" />
    </svg>
  )
}

/** 'Renée Abara, RN' → 'RA'. */
function initials(name: string): string {
  const words = name.replace(/,.*$/, '').split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`
}

type PortraitCardProps = {
  person: { slug: string; name: string; role: string; avatarImage: PictureImage | null }
  tone: keyof typeof TONE
  /** Sizes as `<Picture>` takes them. */
  sizes: string
  /** Larger name, for rows with few people. */
  isLarge?: boolean
  className?: string
  /** Shown after the role: a community, years of service. */
  children?: ReactNode
}

const TONE = {
  paper: { portrait: 'aspect-[5/6] w-full', words: 'text-ink-soft' },
  deep: { portrait: 'aspect-[7/8] w-full', words: 'text-deep-soft' },
}

/** A person in a list. The whole card links to their page. */
export function PortraitCard({
  person,
  tone,
  sizes,
  isLarge = false,
  className,
  children,
}: PortraitCardProps) {
  const { portrait, words } = TONE[tone]
  return (
    <li className={clsx('group name-first relative', className)}>
      <h3 className={clsx('mt-4', isLarge ? 'max-sm:type-h4' : 'type-h4')}>
        <a href={`/team/${person.slug}`} className="whole-link group-hover:underline">
          {person.name}
        </a>
      </h3>
      <p className={`mt-1 text-control ${words}`}>
        {person.role}
        {children}
      </p>
      <Portrait person={person} sizes={sizes} className={clsx('card-picture', portrait)} />
    </li>
  )
}
