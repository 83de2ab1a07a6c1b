'use client'

import { BellRing, Check, Smartphone, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChime } from '@/components/admin/frame/use-chime'
import { Card } from '@/components/admin/kit/card'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = { hasDevice: boolean; hasMobile: boolean }

/** Guides a new counselor through pushes, sound and mobile number, each with a test. */
export function FirstSteps({ hasDevice, hasMobile }: Props) {
  const chime = useChime()
  return (
    <Card title="Before your first family">
      <ol className="grid gap-4">
        <Step
          icon={<BellRing aria-hidden="true" />}
          title="Push notifications"
          words="Your phone or computer notifies you that a family is waiting, even when this page is closed."
          isDone={hasDevice}
        >
          <StepLink href="/admin/account#pushes" label={hasDevice ? 'Test it' : 'Turn on and test'} />
        </Step>
        <Step
          icon={<Volume2 aria-hidden="true" />}
          title="Sound"
          words="While the back office is open, a chime announces each new request."
          isDone={chime.isOn}
        >
          <Button variant="outline" size="sm" onClick={chime.isOn ? chime.ring : chime.toggle}>
            {chime.isOn ? 'Hear it' : 'Turn on and listen'}
          </Button>
        </Step>
        <Step
          icon={<Smartphone aria-hidden="true" />}
          title="Mobile number"
          words="A text reaches you when push and sound do not."
          isDone={hasMobile}
        >
          <StepLink href="/admin/account#alerts" label={hasMobile ? 'Test it' : 'Enter and test'} />
        </Step>
      </ol>
    </Card>
  )
}

type StepProps = { icon: ReactNode; title: string; words: string; isDone: boolean; children: ReactNode }

function Step({ icon, title, words, isDone, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 [&>svg]:size-5 [&>svg]:flex-none">
      {isDone ? <Check aria-hidden="true" className="text-ok" /> : icon}
      <div className="min-w-0 grow basis-48">
        <h3 className="text-base! font-[640]">
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </h3>
        <p className="text-dense text-ink-soft">{words}</p>
      </div>
      {children}
    </li>
  )
}

function StepLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className={`${buttonVariants({ variant: 'outline', size: 'sm' })} no-underline`}>
      {label}
    </Link>
  )
}
