/** A step of the setup guide. `words` are what people type to find it, besides its title. */
type SetupStep = { key: string; title: string; words: string }

/** In the order of the guide (decision 111). Testing an alert needs the mail server, so mail comes first. */
export const SETUP_STEPS = [
  {
    key: 'company',
    title: 'Company and phone',
    words: 'company name phone number telephone time zone address',
  },
  {
    key: 'look',
    title: 'Logo and colors',
    words: 'logo colors brand type fonts icon favicon share pictures',
  },
  {
    key: 'community',
    title: 'First community',
    words: 'community location property floor plans import csv files',
  },
  { key: 'hours', title: 'When somebody answers', words: 'hours phones holidays night voicemail' },
  { key: 'mail', title: 'Mail that arrives', words: 'email server mail server smtp sender' },
  {
    key: 'recipients',
    title: 'Alert recipients',
    words: 'alert recipients test push text notify',
  },
  { key: 'people', title: 'People', words: 'people invite accounts team staff' },
  { key: 'review', title: 'Look at the site', words: 'review check home page broken links' },
  { key: 'demo', title: 'Remove the demo', words: 'demo sample example records' },
  { key: 'open', title: 'Open to visitors', words: 'open launch go live visitors opening soon' },
] as const satisfies readonly SetupStep[]

export type StepKey = (typeof SETUP_STEPS)[number]['key']

/** Where a step is in the guide. */
export const stepHref = (key: StepKey) => `/admin/setup#${key}`
