/** Forms whose steps are counted beside those of quizzes: two of two steps, each in a dialog and on a page, and two of one. */
export const FORM_NAMES = [
  'tour-dialog',
  'tour-page',
  'callback-dialog',
  'callback-page',
  'guide',
  'rsvp',
] as const

export type FormName = (typeof FORM_NAMES)[number]

/** What every quiz has beside its questions, and what a visitor chose in the end: to be called, or to be sent information. */
export const QUIZ_STEPS = ['start', 'place', 'contact', 'sent', 'call', 'information'] as const

export type QuizStep = (typeof QUIZ_STEPS)[number]

/** Steps of forms: it was opened, something was typed, step 2 was shown because step 1 was complete, it was sent. */
export const FORM_STEPS = ['opened', 'touched', 'details', 'sent', 'call'] as const

export type FormStep = (typeof FORM_STEPS)[number]

/** Under which a quiz's own page tells its steps; it is kept by the quiz's id. */
export const QUIZ_PREFIX = 'quiz/'

type FormAbout = {
  title: string
  /** In their order; the share of each is its share of the first. */
  steps: readonly FormStep[]
  /** Of the leads that it makes; forms in a dialog and on a page make the same kind. */
  source?: 'tour' | 'callback' | 'download'
}

const TWO_STEPS = ['opened', 'touched', 'details', 'sent'] as const
const ONE_STEP = ['touched', 'sent'] as const

export const FORMS: Record<FormName, FormAbout> = {
  'tour-dialog': { title: 'Tour, in the dialog', steps: TWO_STEPS, source: 'tour' },
  'tour-page': { title: 'Tour, on a page', steps: TWO_STEPS, source: 'tour' },
  'callback-dialog': { title: 'Callback, in the dialog', steps: TWO_STEPS, source: 'callback' },
  'callback-page': { title: 'Callback, on a page', steps: TWO_STEPS, source: 'callback' },
  guide: { title: 'Guides', steps: ONE_STEP, source: 'download' },
  rsvp: { title: 'Sign-up for an event', steps: ONE_STEP },
}

export const STEP_WORDS: Record<FormStep | QuizStep, string> = {
  opened: 'Opened, or came to it',
  touched: 'Typed something',
  details: 'Finished step 1 and saw step 2',
  sent: 'Sent',
  start: 'Started',
  place: 'Where and when?',
  contact: 'What should happen next?',
  call: 'Asked for a call',
  information: 'Left an email address',
}
