import { Printer } from 'lucide-react'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { buttonVariants } from '@/components/ui/button-variants'

const BUTTON = `${buttonVariants({ variant: 'outline' })} min-w-11 px-2!`

/** Text size and print buttons, handled by the frame (use-frame-clicks.ts). */
export function ReadingTools() {
  return (
    <div data-with-script="" className="no-print flex flex-wrap gap-2">
      <TextSizeButtons buttonClassName={BUTTON} className="gap-2" />
      <button type="button" data-print="" className={BUTTON}>
        <Printer aria-hidden="true" />
        <span className="sr-only">Print this page</span>
      </button>
    </div>
  )
}
