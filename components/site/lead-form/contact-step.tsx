'use client'

import { ArrowRight } from 'lucide-react'
import { CallInstead } from '@/components/site/lead-form/call-instead'
import { ContinueLine } from '@/components/site/lead-form/continue-line'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

export function ContactStep({ lead, id }: { lead: LeadForm; id: string }) {
  return (
    <>
      <Field id={`${id}-name`} label="Your name" error={lead.error('name')}>
        {(control) => <Input autoComplete="name" required {...control} {...lead.field('name')} />}
      </Field>
      <Field
        id={`${id}-phone`}
        label="Phone number"
        hint="So a person can call you. We never sell it."
        error={lead.error('phone')}
      >
        {(control) => (
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="(303) 555-0100"
            required
            {...control}
            {...lead.field('phone')}
          />
        )}
      </Field>
      <Button type="submit" variant="copper" size="lg" className="mt-1 min-h-13! w-full">
        Continue
        <ArrowRight aria-hidden="true" />
      </Button>
      <ContinueLine text={lead.settings.continueText} />
      <CallInstead phone={lead.phone} />
    </>
  )
}
