'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { showSubmissionFailed } from '@/components/site/lead-form/submission-failed-toast'
import { releaseOverlayEntry } from '@/lib/browser/close-on-back'
import type { Phone } from '@/lib/browser/community'
import { runsCustomScripts } from '@/lib/browser/custom-scripts'
import { noteConversion } from '@/lib/browser/lead-conversion'
import { forgetRequest } from '@/lib/browser/lead-draft'
import { rememberConversion } from '@/lib/browser/offer-memory'
import { type LeadAnswer, type LeadOutcome, submitLead, tourScheduledPath } from '@/lib/browser/submit-lead'
import type { TourRequestPayload } from '@/lib/leads/tour-requests/schema'

const RETRY_AFTER = 2_000

type SendingState = 'idle' | 'sending' | 'retrying' | 'failed' | 'sent'

/**
 * Sends a lead. The visitor leaves the success view by a press (reading 8). `send` calls `build` per attempt:
 * a bot-check token works once (B14).
 * `isConversion`: ad tags hear of it.
 */
export function useLeadSending(phone: Phone, onLeave: () => void, isConversion: boolean) {
  const router = useRouter()
  const [state, setState] = useState<SendingState>('idle')
  const [answer, setAnswer] = useState<LeadAnswer | null>(null)
  const [destination, setDestination] = useState<string | null>(null)
  const sent = useRef<TourRequestPayload | null>(null)

  const leave = useCallback(() => {
    if (!destination) return onLeave()
    setDestination(null)
    const isOverlay = releaseOverlayEntry()
    onLeave()
    if (runsCustomScripts()) location[isOverlay ? 'replace' : 'assign'](destination)
    else router[isOverlay ? 'replace' : 'push'](destination)
  }, [destination, onLeave, router])

  async function send(build: () => Promise<TourRequestPayload>): Promise<LeadOutcome> {
    setState('sending')
    let payload = await build()
    let outcome = await submitLead(payload)
    if (outcome.kind === 'failed') {
      showSubmissionFailed(phone)
      if (outcome.again) {
        setState('retrying')
        await new Promise((resume) => setTimeout(resume, RETRY_AFTER))
        payload = await build()
        outcome = await submitLead(payload)
      }
    }
    if (outcome.kind === 'sent') finish(outcome.answer, payload)
    else setState(outcome.kind === 'refused' ? 'idle' : 'failed')
    return outcome
  }

  function finish(received: LeadAnswer, payload: TourRequestPayload) {
    setAnswer(received)
    setState('sent')
    forgetRequest()
    rememberConversion()
    if (isConversion)
      void noteConversion('request', received.transactionId, { ...payload, value: received.value })
    sent.current = { ...payload, transactionId: received.transactionId }
    setDestination(tourScheduledPath(received, payload.name))
  }

  /** Resends the stored request with another tour time. */
  async function sendTime(tourTime: string) {
    if (!sent.current) return
    const outcome = await submitLead({ ...sent.current, tourTime, preferredDate: undefined })
    if (outcome.kind !== 'sent') return showSubmissionFailed(phone)
    setAnswer(outcome.answer)
  }

  /** 'Submit Another Request': stays here, ready for the next one. */
  function restart() {
    setDestination(null)
    setAnswer(null)
    setState('idle')
  }

  return { state, answer, destination, send, sendTime, leave, restart }
}
