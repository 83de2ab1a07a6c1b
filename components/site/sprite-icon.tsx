import { clsx } from 'clsx'
import { SPRITE } from '@/components/static/sprite-address'

type Props = { name: 'arrow-up' | 'chevron-down' | 'loader-circle' | 'menu'; className?: string }

/** An icon for client code, as a reference into the sprite. Lucide's components would add 2 KB of script. */
export function SpriteIcon({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={clsx('lucide', className)}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
