import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, image, longText, text, url } from '@/lib/records/declare/fields'

export const exitIntentPopup = defineEntity({
  name: 'exitIntentPopup',
  table: 'exit_intent_popup',
  area: 'content',
  kind: 'single',
  title: 'title',
  labels: { one: 'exit offer', many: 'exit offers' },
  about: 'Shown at most once in 30 days to a visitor who is about to leave.',
  menu: { group: 'Pages', icon: 'DoorOpen', synonyms: 'popup leaving offer' },
  publication: { flag: 'active' },
  fields: {
    title: text({ required: 'Title is required' }),
    message: longText({ required: 'Message is required', max: 1_000 }),
    ctaText: text({ required: 'Button text is required', max: 100, label: 'Button text' }),
    ctaLink: url({ page: true, label: 'Button link' }),
    imageId: image(),
    active: boolean({ default: true }),
  },
})
