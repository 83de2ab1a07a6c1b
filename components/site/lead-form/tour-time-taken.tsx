'use client'

import { useState } from 'react'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { TourTimePicker } from '@/components/site/tour-times/tour-time-picker'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { LeadAnswer } from '@/lib/browser/submit-lead'

/** The request is stored, but the chosen time is no longer free: offers other times. */
export function TourTimeTaken({ lead, tour }: { lead: LeadForm; tour: NonNullable<LeadAnswer['tour']> }) {
  const { times } = lead
  const [choice, setChoice] = useState({ day: '', time: '' })
  const [isBusy, setBusy] = useState(false)

  async function book() {
    setBusy(true)
    await lead.bookTime(choice.time)
    setBusy(false)
  }

  return (
    <div className="mt-5 grid gap-5">
      <Message tone="warn" role="alert">
        <p className="font-[640]">{tour.words} is no longer available.</p>
        <p>{times ? 'Choose another time, or set one when we call.' : 'We will set a time when we call.'}</p>
      </Message>
      {times && (
        <>
          <TourTimePicker
            id="other"
            times={times}
            value={choice}
            unsure="When we call"
            onChange={setChoice}
          />
          <Button
            variant="copper"
            size="lg"
            className="min-h-13!"
            disabled={isBusy}
            onClick={() => (choice.time ? void book() : lead.sending.leave())}
          >
            {choice.time ? 'Book this time' : 'Continue without a time'}
          </Button>
        </>
      )}
    </div>
  )
}
