export const FORM_NAMES = [
  'tour-dialog',
  'tour-page',
  'callback-dialog',
  'callback-page',
  'question-dialog',
  'question-page',
  'guide',
  'rsvp',
] as const

export type FormName = (typeof FORM_NAMES)[number]

/** Steps of every quiz around its questions; the last two are the visitor's choice at the end. */
export const QUIZ_STEPS = ['start', 'place', 'contact', 'sent', 'call', 'information'] as const

export type QuizStep = (typeof QUIZ_STEPS)[number]

/** 'details': step 1 was completed and step 2 shown. */
export const FORM_STEPS = ['opened', 'touched', 'details', 'sent', 'call'] as const

export type FormStep = (typeof FORM_STEPS)[number]

/** Prefix under which a quiz page reports its steps; they are stored by quiz id. */
export const QUIZ_PREFIX = 'quiz/'

type FormInfo = {
  title: string
  /** In order; each share is relative to the first. */
  steps: readonly FormStep[]
  source?: 'tour' | 'callback' | 'question' | 'download'
}

const TWO_STEPS = ['opened', 'touched', 'details', 'sent'] as const
const ONE_STEP = ['touched', 'sent'] as const

export const FORMS: Record<FormName, FormInfo> = {
  'tour-dialog': { title: 'Tour, in the dialog', steps: TWO_STEPS, source: 'tour' },
  'tour-page': { title: 'Tour, on a page', steps: TWO_STEPS, source: 'tour' },
  'callback-dialog': { title: 'Callback, in the dialog', steps: TWO_STEPS, source: 'callback' },
  'callback-page': { title: 'Callback, on a page', steps: TWO_STEPS, source: 'callback' },
  'question-dialog': { title: 'Question, in the dialog', steps: TWO_STEPS, source: 'question' },
  'question-page': { title: 'Question, on a page', steps: TWO_STEPS, source: 'question' },
  guide: { title: 'Guides', steps: ONE_STEP, source: 'download' },
  rsvp: { title: 'Event sign-up', steps: ONE_STEP },
}

export const STEP_LABELS: Record<FormStep | QuizStep, string> = {
  opened: 'Opened or reached the form',
  touched: 'Started typing',
  details: 'Completed step 1',
  sent: 'Sent',
  start: 'Started',
  place: 'Where and when?',
  contact: 'What should happen next?',
  call: 'Asked for a call',
  information: 'Left an email address',
}
