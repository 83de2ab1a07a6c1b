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

/** Kinds of sections that show records automatically. */
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
  steps: 'Steps',
  facts: 'Large numbers',
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
      href: url({ page: true, label: 'URL', hint: 'The picture of that page is shown beside the link' }),
      text: more('Line below the name'),
      label: text({ label: 'Small text above the name' }),
    },
    { entry: 'link', label: 'Links' },
  ),
}

const ofCommunity = {
  communityId: belongsTo('community', {
    label: 'Only this community',
    hint: 'Leave empty to use the communities of the page',
  }),
}
const ofCare = {
  careTypeId: belongsTo('careType', {
    label: 'Only this kind of care',
    hint: 'Leave empty to use the kind of care of the page',
  }),
}

export const PAGE_SECTION_PARTS = {
  'rich-text': { html: richText({ label: 'Text' }), ...picture },
  'picture-text': { html: richText({ label: 'Text' }), ...picture },
  steps: {
    ...intro,
    items: groups(
      {
        title: words('Step'),
        label: text({ label: 'When', hint: 'For example, Day 1. Leave empty to number the steps.' }),
        text: more('Description'),
      },
      { entry: 'step', label: 'Steps' },
    ),
  },
  facts: {
    ...intro,
    items: groups(
      { title: words('Number'), text: more('Description') },
      { entry: 'number', label: 'Numbers' },
    ),
  },
  checklist: {
    ...intro,
    items: groups({ title: words('Point'), text: more('Details') }, { entry: 'point', label: 'Points' }),
  },
  table: { html: richText({ label: 'Table and text around it' }) },
  quote: { html: richText({ label: 'Quotation, then its author' }), ...picture },
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
    html: richText({
      label: 'Text above the table',
      hint: 'The table is created from the accessibility tests',
    }),
  },
  fees: {
    html: richText({ label: 'Text above the table', hint: 'The table is created from the fees' }),
  },
  'care-levels': {
    html: richText({ label: 'Text above the table', hint: 'The table is created from the care levels' }),
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
    href: url({ page: true, label: 'Button link', hint: 'Leave empty to open the tour form' }),
  },
  form: {
    html: richText({ label: 'Text' }),
    topic: belongsTo('contactTopic', {
      by: 'slug',
      label: 'Form topic',
      hint: 'Leave empty for a tour request. The topic sets the wording of the form.',
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
  promise: 'Callback promise, minute by minute',
  stories: 'Family stories',
  events: 'Events',
  resources: 'Articles and guides',
  closing: 'Closing invitation',
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
      hint: 'Shown with its name and price',
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
          hint: 'Minutes since the request, such as 5:00',
        }),
        title: words('Step'),
        text: text({ required: 'Description is required', max: 1_000, label: 'Description' }),
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

const shown = { shown: integer({ min: 1, max: 12, label: 'Number shown' }) }

/** Settings of home page sections that are filled with records. */
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
