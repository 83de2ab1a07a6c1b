import { Button } from '@/components/ui/button'
import { type ToastContent, toast } from '@/components/ui/toast-store'

/** Long enough to read, to reconsider, and to reach by keyboard. */
const UNDO_MS = 15_000

type Props = Pick<ToastContent, 'title' | 'description'> & {
  undo: () => unknown
  /** How to undo it without the button, for screen readers. */
  altText: string
}

/** Reports a change, with a button that undoes it. */
export function toastWithUndo({ title, description, undo, altText }: Props): void {
  const element = (
    <Button variant="outline" size="sm" onClick={() => void undo()}>
      Undo
    </Button>
  )
  toast({ title, description, duration: UNDO_MS, action: { altText, element } })
}
