import { buttonVariants } from '@/components/ui/button-variants'
import { toast } from '@/components/ui/toast-store'
import type { Phone } from '@/lib/browser/community'

const EIGHT_SECONDS = 8_000

/** The failure toast of specification section 8, with a call link. */
export function showSubmissionFailed(phone: Phone): void {
  toast({
    variant: 'destructive',
    title: 'Submission Failed',
    description: `Please try again or call us directly at ${phone.display}`,
    duration: EIGHT_SECONDS,
    action: {
      altText: `Call ${phone.display}`,
      element: (
        <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'glassmorphism' })}>
          Call
        </a>
      ),
    },
  })
}
