'use client'

import { useWatch } from 'react-hook-form'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { TourTimePicker } from '@/components/site/tour-times/tour-time-picker'
import type { TourTimes } from '@/lib/leads/tours/public-times'

/** Picks a time from the community's tour calendar; a day alone is a preference. */
export function TourTime({ lead, times, id }: { lead: LeadForm; times: TourTimes; id: string }) {
  const [day = '', time = ''] = useWatch({ control: lead.form.control, name: ['preferredDay', 'tourTime'] })
  return (
    <TourTimePicker
      id={id}
      times={times}
      value={{ day, time }}
      unsure="Not sure yet"
      onChange={(choice) => {
        lead.form.setValue('preferredDay', choice.day)
        lead.form.setValue('preferredTime', '')
        lead.form.setValue('tourTime', choice.time)
      }}
    />
  )
}
