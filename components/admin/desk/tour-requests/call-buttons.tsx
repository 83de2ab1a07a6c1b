'use client'

import {
  ArrowRight,
  type LucideIcon,
  MessageSquare,
  MessageSquareOff,
  NotebookPen,
  Phone,
  PhoneOff,
} from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AttemptForm } from '@/components/admin/desk/tour-requests/attempt-form'
import { claimLead } from '@/components/admin/desk/tour-requests/claim-lead'
import type { RefusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { type NextAfter, useNextLead } from '@/components/admin/desk/tour-requests/use-next-lead'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { telLink } from '@/lib/platform/phones/phone'

type Props = {
  leadId: string
  name: string
  dial: string
  extension: string | null
  phone: string
  status: LeadStatus
  tourDate: string | null
  timeZone: string
  known: { phone: boolean; email: boolean }
  refused: RefusedWays
  mayText: boolean
  missedCalls: number | null
  thatWasUs: string | null
  mayWork: boolean
  /** Given once an attempt was made: the next family comes first within thumb reach. */
  after: NextAfter | null
}

/** Call, text and log; fixed at the bottom on phones. Returning from the phone app opens the attempt form. */
export function CallButtons({
  leadId,
  name,
  dial,
  extension,
  phone,
  mayWork,
  refused,
  after,
  ...lead
}: Props) {
  const [asked, setAsked] = useState<{ preset?: AttemptOutcome } | null>(null)
  const found = useNextLead(after ?? { leadId, householdId: null, me: '' })
  const next = after ? found : undefined
  const left = useRef<'call' | 'text' | null>(null)
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || !left.current || !mayWork) return
    setAsked(left.current === 'text' ? { preset: 'text' } : {})
    left.current = null
  })
  useEffect(() => {
    const back = () => ask()
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [])
  return (
    <>
      <div className="mt-3 flex gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:m-0 max-lg:border-line max-lg:border-t max-lg:bg-card max-lg:p-2.5">
        {next && (
          <Link
            href={`/admin/tour-requests/${next.id}`}
            className={`${buttonVariants({ variant: 'copper', size: 'lg' })} min-w-0 grow-[3] no-underline max-lg:px-3 lg:hidden`}
          >
            <span className="min-w-0 truncate">Next: {next.name}</span>
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        {!phone ? null : refused.call ? (
          <Refused icon={PhoneOff} words={refused.call} />
        ) : (
          <a
            href={telLink(dial, extension)}
            data-key="c"
            aria-keyshortcuts="c"
            onClick={() => {
              left.current = 'call'
              if (mayWork) void claimLead(leadId)
            }}
            className={`${buttonVariants({ variant: next ? 'outline' : 'copper', size: 'lg' })} min-w-0 ${next ? 'grow lg:grow-[3]' : 'grow-[3]'} max-lg:px-3`}
          >
            <Phone aria-hidden="true" />
            <span className="max-sm:sr-only">Call {phone}</span>
            <span aria-hidden="true" className="sm:hidden">
              Call
            </span>
          </a>
        )}
        {!phone ? null : refused.text ? (
          refused.text !== refused.call && <Refused icon={MessageSquareOff} words={refused.text} />
        ) : (
          <a
            href={`sms:${dial}`}
            onClick={() => {
              left.current = 'text'
            }}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} grow max-lg:px-3`}
          >
            <MessageSquare aria-hidden="true" />
            Text
          </a>
        )}
        {mayWork && (
          <Button
            variant="outline"
            size="lg"
            data-key="l"
            aria-keyshortcuts="l"
            className="grow max-lg:px-3 lg:hidden"
            onClick={() => setAsked({})}
          >
            <NotebookPen aria-hidden="true" />
            Log
          </Button>
        )}
      </div>
      <Dialog open={asked !== null} onOpenChange={(open) => !open && setAsked(null)}>
        <DialogContent keepsText>
          <DialogTitle>{name}</DialogTitle>
          <div className="mt-4">
            <AttemptForm
              {...lead}
              {...asked}
              refused={refused}
              leadId={leadId}
              onLogged={() => setAsked(null)}
            />
          </div>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** Replaces the button, so that nobody calls or texts by mistake. */
function Refused({ icon: Icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <p className="flex min-h-13 min-w-0 grow-[3] items-center gap-2.5 rounded-control border-[1.5px] border-bad/45 bg-bad-wash px-3.5 py-1.5 text-dense leading-tight font-[640] text-bad">
      <Icon aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0">{words}</span>
    </p>
  )
}
