/** Words by which somebody ends texts: the carriers' list, and those that the FCC's rule on revoking consent names beside it. */
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'opt out', 'optout']
const START = ['start', 'yes', 'unstop']
const HELP = ['help', 'info']

/** Sentences that say the same: any reasonable way counts (47 CFR 64.1200(a)(10)). */
const STOP_SENTENCE =
  /\b(?:stop|quit|no more|do not|don t|never)\b.{0,20}\b(?:text|texts|texting|message|messages|messaging|contact|contacting|write|writing)\b|\b(?:unsubscribe|opt out|take me off|remove me)\b/

export type ReplyMeaning = 'stop' | 'start' | 'help' | 'words'

/** What a text that reached us asks for, whatever its case and punctuation; `words` for a person to read. */
export function replyMeaning(body: string): ReplyMeaning {
  const said = body
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (STOP.includes(said) || STOP_SENTENCE.test(said)) return 'stop'
  if (START.includes(said)) return 'start'
  return HELP.includes(said) ? 'help' : 'words'
}
