import { escapeHtml } from '@/lib/platform/escape-html'

/** The answer that makes the text service reply (TwiML, twilio.com/docs/messaging/twiml); null: it says nothing. */
export function textAnswer(words: string | null): Response {
  const message = words === null ? '' : `<Message>${escapeHtml(words)}</Message>`
  return new Response(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
  })
}
