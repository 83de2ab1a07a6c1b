import { Play } from 'lucide-react'
import { SafeLink } from '@/components/site/safe-link'
import { buttonVariants } from '@/components/ui/button-variants'

/** A link to a film, which opens where it lives: no third party is loaded before somebody asks for it. */
export function FilmLink({ url, children = 'Watch the film' }: { url: string; children?: string }) {
  return (
    <SafeLink href={url} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
      <Play aria-hidden="true" />
      {children}
    </SafeLink>
  )
}
