import { clsx } from 'clsx'
import { SPRITE } from '@/components/static/sprite-address'

type Props = { name: 'arrow-up' | 'chevron-down' | 'loader-circle' | 'menu'; className?: string }

/**
 * An icon for what every page runs in the browser: a reference into the file that the page's static parts refer to. Lucide's
 * components would bring 2 KB of script for these few.
 */
export function SpriteIcon({ name, className }: Props) {
  return (
    <svg aria-hidden="true" className={clsx('lucide', className)}>
      <use href={`${SPRITE}#${name}`} />
    </svg>
  )
}
