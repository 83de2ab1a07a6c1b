import {
  belongsTo,
  image,
  integer,
  longText,
  richText,
  select,
  text,
  url,
} from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'

/** Kinds of sections that show records of their own accord. */
const RECORD_SECTION_TYPES = {
  gallery: 'Gallery',
  places: 'Communities',
  prices: 'Prices',
  plans: 'Floor plans',
  reviews: 'Reviews',
  team: 'People',
  questions: 'Questions from the list',
  map: 'Map',
  cta: 'Call to action',
  form: 'Form',
}

/** Kinds of sections that every composed page can have, labeled for editors (decision 133). */
export const PAGE_SECTION_TYPES = {
  'rich-text': 'Text',
  'picture-text': 'Picture beside text',
  steps: 'Steps, one after the other',
  facts: 'Large figures',
  checklist: 'Checklist',
  table: 'Table',
  quote: 'Quotation',
  faq: 'Questions and answers',
  links: 'Links with pictures',
  callout: 'Notice with the phone number',
  'accessibility-checks': 'Table of accessibility checks',
  fees: 'Table of fees',
  'care-levels': 'Table of care levels',
  ...RECORD_SECTION_TYPES,
}

const words = (label: string) => text({ required: `${label} is required`, max: 500, label })
const more = (label: string) => longText({ max: 2_000, label })
const intro = { html: richText({ label: 'Introduction' }) }
const picture = { imageId: image({ label: 'Picture' }) }
const links = {
  ...intro,
  items: groups(
    {
      title: words('Name of the link'),
      href: url({ page: true, label: 'Address', hint: 'Its page’s picture is shown beside it' }),
      text: more('Line below it'),
      label: text({ label: 'Small words above it' }),
    },
    { entry: 'link', label: 'Links' },
  ),
}

const ofCommunity = {
  communityId: belongsTo('community', { label: 'Only of this community', hint: 'Empty: those of the page' }),
}
const ofCare = {
  careTypeId: belongsTo('careType', { label: 'Only this kind of care', hint: 'Empty: that of the page' }),
}

export const PAGE_SECTION_PARTS = {
  'rich-text': { html: richText({ label: 'Text' }), ...picture },
  'picture-text': { html: richText({ label: 'Text' }), ...picture },
  steps: {
    ...intro,
    items: groups(
      {
        title: words('Step'),
        label: text({ label: 'When', hint: 'Such as Day 1; without it steps are numbered' }),
        text: more('What happens'),
      },
      { entry: 'step', label: 'Steps' },
    ),
  },
  facts: {
    ...intro,
    items: groups(
      { title: words('Figure'), text: more('What it counts') },
      { entry: 'figure', label: 'Figures' },
    ),
  },
  checklist: {
    ...intro,
    items: groups(
      { title: words('Point'), text: more('More about it') },
      { entry: 'point', label: 'Points' },
    ),
  },
  table: { html: richText({ label: 'Table, with words around it' }) },
  quote: { html: richText({ label: 'Quotation, then who said it' }), ...picture },
  faq: {
    ...intro,
    items: groups(
      { title: words('Question'), text: richText({ label: 'Answer' }) },
      { entry: 'question', label: 'Questions' },
    ),
  },
  links,
  cards: links,
  people: links,
  callout: { html: richText({ label: 'Text' }) },
  'accessibility-checks': {
    html: richText({ label: 'Text above the table', hint: 'The table itself comes from our tests' }),
  },
  fees: {
    html: richText({ label: 'Text above the table', hint: 'The table itself comes from the fees' }),
  },
  'care-levels': {
    html: richText({ label: 'Text above the table', hint: 'The table itself comes from the care levels' }),
  },
  gallery: ofCommunity,
  places: ofCare,
  prices: { ...ofCommunity, ...ofCare },
  plans: { ...ofCommunity, ...ofCare },
  reviews: { ...ofCommunity, ...ofCare },
  team: ofCommunity,
  questions: ofCommunity,
  map: ofCare,
  cta: {
    html: richText({ label: 'Text' }),
    label: text({ max: 60, label: 'Button text' }),
    href: url({ page: true, label: 'Button link', hint: 'Empty: the tour form' }),
  },
  form: {
    html: richText({ label: 'Text' }),
    topic: belongsTo('contactTopic', {
      by: 'slug',
      label: 'What it is about',
      hint: 'Empty: a tour. The topic has the words of the form',
    }),
    label: text({ max: 60, label: 'Button text' }),
  },
}

/** Normalizes stored content: a plain text, or a part named text, becomes rich text. */
export function openContent(stored: unknown): unknown {
  if (typeof stored === 'string') return { html: stored }
  if (typeof stored !== 'object' || stored === null) return {}
  const { text: written, ...content } = stored as Record<string, unknown>
  return written !== undefined && content.html === undefined ? { ...content, html: written } : stored
}

/** Kinds that only the home page has. */
export const HOME_OWN_TYPES = {
  hero: 'Top of the page',
  communities: 'Find a community',
  care: 'Kinds of care',
  promise: 'How we call back, minute by minute',
  stories: 'Family stories',
  events: 'Events',
  resources: 'Articles and guides',
  closing: 'Last invitation',
  text: 'Text with a picture',
}

export const HOME_SECTION_TYPES = { ...HOME_OWN_TYPES, ...PAGE_SECTION_TYPES }

/** Parts that a home page section has in addition to its text and picture. */
export const HOME_SECTION_PARTS = {
  ...PAGE_SECTION_PARTS,
  hero: {
    communitySlug: belongsTo('community', {
      by: 'slug',
      label: 'Community in the picture',
      hint: 'Named with its price',
    }),
  },
  communities: {},
  care: {},
  promise: {
    steps: groups(
      {
        time: text({
          required: 'Time is required',
          max: 20,
          label: 'Time',
          hint: 'Minutes since the request: 5:00',
        }),
        title: words('Step'),
        text: text({ required: 'What happens is required', max: 1_000, label: 'What happens' }),
      },
      { entry: 'step', label: 'Steps', max: 3 },
    ),
  },
  stories: {},
  events: {},
  resources: {},
  closing: {},
  text: {},
}

const shown = { shown: integer({ min: 1, max: 12, label: 'How many are shown' }) }

/** Settings of home page sections that fill themselves with records. */
export const HOME_HEADING_PARTS = {
  communities: {
    ...shown,
    order: select(['featured', 'name', 'price'], {
      labels: { featured: 'Featured first', name: 'By name', price: 'Lowest price first' },
    }),
  },
  stories: shown,
  events: shown,
  resources: shown,
  hero: {},
  care: {},
  promise: {},
  closing: {},
}
