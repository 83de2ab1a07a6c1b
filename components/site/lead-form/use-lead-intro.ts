'use client'

import { useWatch } from 'react-hook-form'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'

/** Text below the title: the invitation, thanks by name in step 2, empty after a failure. */
export function useLeadIntro(lead: LeadForm, invitation: string): string {
  const name = useWatch({ control: lead.form.control, name: 'name' })
  const { state } = lead.sending
  if (state === 'failed' || state === 'retrying') return ''
  if (lead.step === 1) return invitation
  const [firstName] = name.trim().split(/\s+/)
  return `Thank you, ${firstName}. Everything here is optional.`
}
