import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { PictureImage } from '@/components/site/picture'
import { Portrait } from '@/components/site/portrait'

type Props = {
  person: { slug: string; name: string; role: string; avatarImage: PictureImage | null }
  /** Background it is shown on. */
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
export function PortraitCard({ person, tone, sizes, isLarge = false, className, children }: Props) {
  const { portrait, words } = TONE[tone]
  return (
    <li className={clsx('group relative', className)}>
      <Portrait person={person} sizes={sizes} className={portrait} />
      <h3 className={clsx('mt-4', isLarge ? 'max-sm:type-h4' : 'type-h4')}>
        <a href={`/team/${person.slug}`} className="whole-link group-hover:underline">
          {person.name}
        </a>
      </h3>
      <p className={`mt-1 text-control ${words}`}>
        {person.role}
        {children}
      </p>
    </li>
  )
}
