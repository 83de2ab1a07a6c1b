import { expect, test } from 'vitest'
import { replyMeaning } from '@/lib/platform/texts/reply-meaning'

const CLEAR = [
  'STOP',
  'stop.',
  ' Stop! ',
  'STOPALL',
  'STOP ALL',
  'unsubscribe',
  'Cancel',
  'END',
  'quit',
  'REVOKE',
  'Opt out',
  'OPT-OUT',
  'Please stop',
  'Stop please',
  'Stop it',
  'Stop, please',
  'stop now',
  'Stop this',
  'STOPP',
  'stopppp',
  'STOOOP',
  's t o p',
  'S T O P',
  'sto p',
  'S.T.O.P.',
  'ＳＴＯＰ',
  'ｓｔｏｐ',
  'ｃａｎｃｅｌ',
  'Remove',
  'remove',
  'stpo',
  'sotp',
  'STOP STOP STOP',
  '🛑',
  'Alto',
  'ALTO',
  'PARAR',
  'CANCELAR',
  '¡Pare!',
  'parar por favor',
  'cancelar',
  'Basta ya',
  'no más',
  'No more, thanks',
  'Stop\n\nSent from my Galaxy',
  'stop\n\nSent from my iPhone',
  'STOP\n--\nDaniel Ortiz\nDenver',
  'stop Enviado desde mi iPhone',
]

const MESSAGES = [
  'Please stop texting me',
  'Don’t text me again',
  'dont txt',
  'dont text',
  'no more messages',
  'Unsubscribe me, please',
  'I do not want any more texts',
  'Stop\nDaniel Ortiz',
  'STOP - Dan',
  'Stop Daniel',
  'quit sending me these',
  'Please don’t text, call me instead',
  'no me escriban',
  'ya no me manden mensajes',
  'I opt out',
  'never text this number',
  'no texts',
  'cancel these messages',
  'unsubcribe',
  'I never signed up for this',
  'withdraw my consent',
  'I want you to stop',
  'For heaven’s sake, stop!',
  'delete',
  'Enough already',
  'déjenme',
]

const EVERYTHING = [
  'stop calling',
  'Stop calling and texting me!',
  'please quit calling us',
  'Do not call me',
  'dont call',
  'Stop texting and calling me',
  'never contact me again',
  'I do not wish to be contacted',
  'take me off your list',
  'Remove me',
  'please remove my number',
  'delete my number',
  'Leave me alone',
  'leave us alone please',
  'Lose my number',
  'lose this number!!',
  'stop bothering us',
  'Go away',
  'Wrong number',
  'We are no longer interested',
  'No me llamen',
  'Dejen de llamar',
  'déjenme en paz',
  'Leave me the hell alone',
  'lose my number',
  'leave me alone',
  'No calls please',
  'Pare de llamar',
]

test('C17: an opt-out word counts in every spelling, with courtesy, signature or other letters', () => {
  const clear = { is: 'stop', scope: 'automated' }
  for (const text of CLEAR) expect(replyMeaning(text), text).toMatchObject(clear)
  expect(replyMeaning('Please STOP!')).toEqual({ ...clear, isClear: true })
  expect(replyMeaning('STOP\nDaniel Ortiz')).toEqual({ ...clear, isClear: false })
})

test('C17: whoever refuses messages in a sentence gets none, and a person reads it', () => {
  for (const text of MESSAGES)
    expect(replyMeaning(text), text).toMatchObject({ is: 'stop', scope: 'automated', isClear: false })
})

test('C17: whoever wants to be left alone is not contacted at all', () => {
  for (const text of EVERYTHING)
    expect(replyMeaning(text), text).toEqual({ is: 'stop', scope: 'everything', isClear: false })
})

test('C17: START, YES and UNSTOP subscribe again, and HELP asks', () => {
  for (const text of ['Start', 'yes', 'UNSTOP']) expect(replyMeaning(text), text).toEqual({ is: 'start' })
  for (const text of ['Help', 'INFO?', 'ayuda']) expect(replyMeaning(text), text).toEqual({ is: 'help' })
})

test('everything else is for a person', () => {
  for (const text of [
    'Can we come on Friday at 2?',
    'Yes, Friday is fine',
    'We had to cancel our flight',
    'Please cancel our tour on Monday',
    'The bus stop, is it near?',
    'We get off at your stop',
    'No calls yet, are you still there?',
    'No, call me',
    'Is the block quiet?',
    'Is there a bus stop near you? Please call me',
    'Could we stop by on Tuesday?',
    'Don’t call before 9, I work nights',
    'please do not call me until Monday',
    'I could not reach you. Can you call me?',
    'Don’t stop sending the photos, we love them',
    'Liked “Juniper House: your tour is tomorrow. Reply STOP to stop.”',
    'Mom ended her lease, what now?',
    'Para mi mamá, en junio',
    '',
  ])
    expect(replyMeaning(text), text).toEqual({ is: 'words' })
})
