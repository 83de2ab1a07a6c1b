import { LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = { failure: string | null; pending: boolean; label: string; pendingLabel: string }

/** Error of the last attempt, and the submit button. */
export function SubmitRow({ failure, pending, label, pendingLabel }: Props) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && <Message tone="bad">{failure}</Message>}
      </div>
      {/* Not `disabled`: the button would lose the keyboard focus. */}
      <Button type="submit" size="lg" aria-disabled={pending} className="w-full">
        {pending && <LoaderCircle className="animate-spin" aria-hidden="true" />}
        {pending ? pendingLabel : label}
      </Button>
    </>
  )
}
