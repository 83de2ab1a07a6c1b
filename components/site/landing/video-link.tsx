import { Play } from 'lucide-react'
import { SafeLink } from '@/components/site/safe-link'
import { buttonVariants } from '@/components/ui/button-variants'

/** Link to an externally hosted video; loads no third party before the click. */
export function VideoLink({ url, children = 'Watch the video' }: { url: string; children?: string }) {
  return (
    <SafeLink href={url} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
      <Play aria-hidden="true" />
      {children}
    </SafeLink>
  )
}
