/** The carriers' opt-out words and those of the FCC's rule on revoking consent. */
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'opt out', 'optout']
const START = ['start', 'yes', 'unstop']
const HELP = ['help', 'info']

/** Any reasonable wording counts (47 CFR 64.1200(a)(10)). */
const STOP_SENTENCE =
  /\b(?:stop|quit|no more|do not|don t|never)\b.{0,20}\b(?:text|texts|texting|message|messages|messaging|contact|contacting|write|writing)\b|\b(?:unsubscribe|opt out|take me off|remove me)\b/

/** Classifies an incoming text, ignoring case and punctuation; `words` is for a person to read. */
export function replyMeaning(body: string): 'stop' | 'start' | 'help' | 'words' {
  const said = body
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (STOP.includes(said) || STOP_SENTENCE.test(said)) return 'stop'
  if (START.includes(said)) return 'start'
  return HELP.includes(said) ? 'help' : 'words'
}
