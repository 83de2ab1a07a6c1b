import { clsx } from 'clsx'
import { Picture, type PictureImage } from '@/components/site/picture'

type Props = { person: { name: string; avatarImage: PictureImage | null }; sizes: string; className: string }

/** A person's portrait, or their initials on wash where none has been made: never a grey bust. */
export function Portrait({ person, sizes, className }: Props) {
  if (person.avatarImage) {
    return <Picture image={person.avatarImage} sizes={sizes} className={clsx('rounded-picture', className)} />
  }
  return (
    <p
      aria-hidden="true"
      className={clsx(
        'grid place-items-center rounded-picture bg-sage-wash type-display text-evergreen',
        className,
      )}
    >
      {initials(person.name)}
    </p>
  )
}

/** 'Renée Abara, RN' → 'RA'. */
function initials(name: string): string {
  const words = name.replace(/,.*$/, '').split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`
}
