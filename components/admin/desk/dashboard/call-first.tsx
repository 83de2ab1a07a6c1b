import { Phone, PhoneOff } from 'lucide-react'
import { CallRing } from '@/components/admin/desk/tour-requests/call-ring'
import { NextStepLine } from '@/components/admin/desk/tour-requests/next-step-line'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { OwnCalls } from '@/lib/desk/dashboard/own-calls'
import { SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'
import type { Jsoned } from '@/lib/platform/jsoned'
import { phoneDial, telLink } from '@/lib/platform/phones/phone'

type Props = Jsoned<Pick<OwnCalls, 'next' | 'again'>>

/** The next family to call, with the time left, and what follows a call that nobody answered. */
export function CallFirst({ next, again }: Props) {
  return (
    <section
      aria-labelledby="call-first"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-line bg-card p-3 shadow-rest"
    >
      {next?.callDueAt && <CallRing dueAt={next.callDueAt} />}
      <div className="min-w-0 grow basis-40 sm:basis-72">
        <h2 id="call-first" className="text-dense! font-[640] text-ink-soft">
          Call first
        </h2>
        {next ? (
          <>
            <p className="mt-1 wrap-anywhere type-h3">{next.name}</p>
            <p className="text-ink-soft">{next.community?.name ?? 'Any community'}</p>
            {next.message && <p className="mt-2 line-clamp-2 max-w-[60ch] wrap-anywhere">{next.message}</p>}
          </>
        ) : (
          <p className="mt-1 flex items-center gap-2.5 type-h4">
            <PhoneOff aria-hidden="true" className="text-copper" />
            No one is waiting for your call
          </p>
        )}
        {again?.nextStep && again.nextStepAt && (
          <p className="mt-1">
            <Link
              href={`/admin/tour-requests/${again.id}`}
              className="inline-flex min-h-11 items-center font-[640] text-link"
            >
              {again.name}
            </Link>
            <NextStepLine step={again.nextStep} dueAt={again.nextStepAt} zone={undefined} />
          </p>
        )}
      </div>
      {next && (
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          {next.callRefusal ? (
            <p className="flex min-h-13 grow items-center gap-2.5 font-[640] text-bad">
              <PhoneOff aria-hidden="true" className="size-5 flex-none" />
              They {SCOPE_WORDS[next.callRefusal.scope].asked}
            </p>
          ) : next.phone ? (
            <a
              href={telLink(next.phoneE164 ?? phoneDial(next.phone), next.phoneExtension)}
              className={`${buttonVariants({ variant: 'copper', size: 'lg' })} grow`}
            >
              <Phone aria-hidden="true" />
              Call {next.phone}
            </a>
          ) : null}
          <Link
            href={`/admin/tour-requests/${next.id}`}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} grow no-underline`}
          >
            Open<span className="sr-only"> the request of {next.name}</span>
          </Link>
        </div>
      )}
    </section>
  )
}
