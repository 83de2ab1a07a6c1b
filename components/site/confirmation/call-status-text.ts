import type { CallOutlook } from '@/lib/leads/tour-requests/call-outlook'
import { OPEN_ENDED_PROMISE } from '@/lib/leads/tour-requests/promise-text'

/** First sentence of the confirmation: the call is promised, made or late, with the phone number. */
export function callStatusText(outlook: CallOutlook, phone: string): string {
  if (outlook.state === 'ended')
    return `You asked us not to contact you, so we will not. If you need us, call ${phone}.`
  if (outlook.state === 'tried')
    return `We have tried to reach you. If we missed you, call us back at ${phone}.`
  if (outlook.state === 'late')
    return `Our call was due ${outlook.by}, and we have not called yet. Please call us at ${phone}. We have your request.`
  return outlook.promise || OPEN_ENDED_PROMISE
}
