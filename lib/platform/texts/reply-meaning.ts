/** `isClear`: a known opt-out word by itself. Otherwise contact stops all the same, and a person is asked. */
export type ReplyMeaning =
  | { is: 'stop'; scope: 'automated' | 'everything'; isClear: boolean }
  | { is: 'start' }
  | { is: 'help' }
  | { is: 'words' }

/** The carriers' opt-out words, those of the FCC's rule on revoking consent, and Spanish ones. */
const STOP_WORDS = new Set(
  (
    'stop, stop all, stopall, unsubscribe, unsub, cancel, cancel all, end, end all, quit, revoke, optout, ' +
    'opt out, opt me out, remove, cease, no more, alto, parar, para, pare, paren, cancelar, cancela, cancele, ' +
    'detener, detenga, basta, baja, salir, terminar, eliminar, no mas, ya no, desuscribir, arret'
  )
    .split(', ')
    .map(withoutRepeats),
)

/** Slips of the finger on 'stop', when nothing else was written. */
const MISTYPED = new Set(
  [
    'stp',
    'sotp',
    'stpo',
    'tsop',
    'st0p',
    '5top',
    'srop',
    'atop',
    'stip',
    'stoo',
    'dtop',
    'st op',
    'sto p',
  ].map(withoutRepeats),
)

/** Alone they most likely mean stop. */
const DOUBTFUL = new Set(
  (
    'delete, block, block me, spam, enough, enough already, dnc, do not disturb, i want out, wrong, ' +
    'cut it out, knock it off, get lost, dejenme, dejame'
  )
    .split(', ')
    .map(withoutRepeats),
)

const START = ['start', 'yes', 'unstop']
const HELP = ['help', 'info', 'ayuda']

/** Words around an opt-out word that change nothing. */
const COURTESY =
  /\b(?:please|pls|plz|now|already|immediately|right away|just|it|this|that|these|thanks|thank you|thx|hi|hello|hey|ok|okay|i said|por favor|gracias|ya)\b/g

/** "Stop by", "stop in": a visit. */
const STOP = String.raw`(?<!\b(?:don t|dont|not|never|can t|t|bus) )\bstop(?:p?ing)?\b(?! (?:by|in|over|at|there|off|sign)\b)`
const CONTACT_WORD = String.raw`(?:text|txt|messag|msg|call|contact|writ|e ?mail|mail|bother|harass|spam|send|ring|phon|reach)\w*`
/** "Do not call before nine" is a wish, not a refusal. */
const AT_ANOTHER_TIME = String.raw`(?! (?:me |us )?(?:before|after|until|till|between|at|on|during|today|tonight|tomorrow|this (?:week|month|morning|afternoon|evening)|so early|so late)\b)`

const REFUSED_CONTACT = [
  String.raw`(?:${STOP}|\b(?:quit|cease|no more|end)\b).{0,20}?\b${CONTACT_WORD}`,
  String.raw`\b(?:do not|don t|dont|dnt|never)(?: (?:ever|want|wish|you|any|more|to|be|get|receive|like|have|me|us|your)){0,5} ${CONTACT_WORD}\b${AT_ANOTHER_TIME}`,
  String.raw`\bunsu(?:b|sc)\w*|\brevoke\b|\bopt(?:ing|ed)? (?:me |us )?out\b`,
  String.raw`^(?:please |hi |hello )?no (?:more )?(?:text|txt|messag|msg|call|contact|e ?mail)(?:s|es|ing)\b(?! (?:yet|so far|came|arrived))${AT_ANOTHER_TIME}`,
  String.raw`\bcancel\w* (?:(?:the|this|these|my|all|your|any|la|mi) )*(?:text|txt|messag|msg|alert|notif|subscri|suscri)\w*`,
  String.raw`\b(?:did not|didn t|didnt|never) (?:sign(?:ed)? up|subscribe)`,
  String.raw`\b(?:withdraw|do not|don t|dont|no)\b.{0,12}\bconsent\b`,
  String.raw`\bno (?:me |nos |quiero |mas |que ){0,3}(?:escrib|llam|contact|envi|mand|molest|texte|mensaj)\w*`,
  String.raw`\b(?:deje|dejen|deja|dejar|pare de|paren de|para de|parar de)\b.{0,12}\b(?:llamar|escribir|mandar|enviar|molestar|contactar|textear)\w*`,
].map((pattern) => new RegExp(pattern))

/** More than messages, when found in what was refused. */
const MORE_THAN_MESSAGES = /\b(?:call|phon|ring|contact|bother|harass|reach|llam|molest)\w*/

/** A second thing refused: "stop texting and calling". */
const AND_CALLS = /^\S*(?: (?:me|us))? (?:and|or|nor) (?:call|phon|ring)/

const LEFT_ALONE = [
  String.raw`\b(?:take|get) (?:me|us|(?:my|our|this) number) off\b`,
  String.raw`\b(?:remove|delete|erase) (?:me|us|(?:my|our|this) (?:number|name|phone|info\w*|data))\b`,
  String.raw`\bleave (?:me|us)(?: \w+){0,3} (?:alone|be)\b|\bgo away\b|\b(?:f|fuck|piss|buzz) off\b`,
  String.raw`\b(?:lose|forget) (?:my|our|this) (?:number|phone)\b|\bwrong (?:number|person)\b`,
  String.raw`\b(?:not|no longer|never) interested\b`,
  String.raw`\bdej\w*(?: me)? en paz\b|\b(?:quit|borr)[ae]n?me\b|\b(?:borr|elimin|quit)\w+\b.{0,12}\b(?:numero|lista)\b`,
].map((pattern) => new RegExp(pattern))

/** Phones send a reaction as a text that quotes ours, which ends in "Reply STOP to stop". */
const REACTION =
  /^\s*(?:liked|loved|disliked|laughed at|emphasized|questioned|removed an? \w+ from|reacted .{1,12} to)\s+[“"«]/i

const SIGNATURE =
  /(?:\bsent from (?:my|a)\b|\bsent via\b|\bget outlook for\b|\benviado desde\b|^--\s*$).*/gims

/** Reads an incoming text (47 CFR 64.1200(a)(10): any reasonable wording counts). In doubt it is a stop. */
export function replyMeaning(body: string): ReplyMeaning {
  if (REACTION.test(body)) return { is: 'words' }
  const text = plain(body)
  const whole = wordsOf(text)
  const sentences = text
    .split(/[\n.!?;,:()–—]+|\s-+\s/)
    .map(wordsOf)
    .filter(Boolean)
  if (sentences.some(isStopWord)) return { is: 'stop', scope: 'automated', isClear: isStopWord(whole) }
  if (LEFT_ALONE.some((pattern) => pattern.test(whole)))
    return { is: 'stop', scope: 'everything', isClear: false }
  for (const pattern of REFUSED_CONTACT) {
    const said = pattern.exec(whole)
    if (!said) continue
    const after = whole.slice(said.index + said[0].length)
    const isMore = MORE_THAN_MESSAGES.test(said[0]) || AND_CALLS.test(after)
    return { is: 'stop', scope: isMore ? 'everything' : 'automated', isClear: false }
  }
  if (DOUBTFUL.has(withoutRepeats(whole)) || beginsWithStop(whole) || endsWithStop(text, whole))
    return { is: 'stop', scope: 'automated', isClear: false }
  if (START.includes(whole)) return { is: 'start' }
  return { is: HELP.includes(whole) ? 'help' : 'words' }
}

/** Lower case without accents, full-width letters and signature; a stop sign counts as the word. */
function plain(body: string): string {
  return body
    .replace(/[🛑⛔🚫]/gu, ' stop ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SIGNATURE, '')
}

/** Words with single spaces; "s t o p" becomes one. */
function wordsOf(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(?:\p{L} ){2,}\p{L}\b/gu, (letters) => letters.replaceAll(' ', ''))
}

function isStopWord(sentence: string): boolean {
  const said = withoutRepeats(sentence.replace(COURTESY, ' ').replace(/ +/g, ' ').trim())
  return STOP_WORDS.has(said) || MISTYPED.has(said) || /^(?:stop ?)+$/.test(said)
}

/** 'STOPP' and 'stooop' as 'stop'. */
function withoutRepeats(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}

/** "For heaven's sake, stop", but not a bus stop. */
function endsWithStop(text: string, whole: string): boolean {
  const isNoun =
    /\b(?:bus|train|van|shuttle|the|a|an|our|your|next|last|first|non|any|ever|each|one) stop$/.test(whole)
  return new RegExp(`${STOP}$`).test(whole) && !isNoun && !text.trimEnd().endsWith('?')
}

/** "STOP Ann Moore" */
function beginsWithStop(whole: string): boolean {
  return whole.split(' ').length <= 4 && new RegExp(`^${STOP}`).test(whole)
}
