import { escapeHtml } from '@/lib/platform/escape-html'

/** A TwiML response that replies with a text (twilio.com/docs/messaging/twiml); null sends none. */
export function textAnswer(words: string | null): Response {
  const message = words === null ? '' : `<Message>${escapeHtml(words)}</Message>`
  return new Response(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
  })
}
