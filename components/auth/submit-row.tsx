import { LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = { failure: string | null; pending: boolean; label: string; pendingLabel: string }

/** What the server said about the last attempt, and the button for the next. */
export function SubmitRow({ failure, pending, label, pendingLabel }: Props) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && <Message tone="bad">{failure}</Message>}
      </div>
      {/* Not `disabled`: that would throw the keyboard's focus away. */}
      <Button type="submit" size="lg" aria-disabled={pending} className="w-full">
        {pending && <LoaderCircle className="animate-spin" aria-hidden="true" />}
        {pending ? pendingLabel : label}
      </Button>
    </>
  )
}
