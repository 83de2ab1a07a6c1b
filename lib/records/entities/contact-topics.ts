import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, order, select, slug, text, url } from '@/lib/records/declare/fields'

export const contactTopics = defineEntity({
  name: 'contactTopic',
  table: 'contact_topics',
  area: 'content',
  title: 'name',
  labels: { one: 'form topic', many: 'form topics' },
  about: 'What the form is about: its words, its response clock and its alert. Buttons link to a topic.',
  menu: { group: 'Pages', icon: 'MessageCircleQuestionMark', synonyms: 'contact form subjects' },
  list: {
    columns: ['name', 'slug', 'source', 'conversion', 'active'],
    search: ['name', 'slug', 'heading'],
    filters: ['active', 'source'],
  },
  groups: {
    Topic: ['name', 'slug', 'pageUrl'],
    'The form': ['heading', 'opening', 'chip', 'messageLabel'],
    'After sending': ['source', 'conversion', 'alertText', 'thanks'],
    Visibility: ['active'],
  },
  publicPaths: () => ['/contact'],
  check: (row) => ({
    ...(row.source === 'question' && {
      ...(!row.thanks && !row.pageUrl && { thanks: 'Say what happens next: no call is promised' }),
      ...(row.conversion && { conversion: 'A question is not reported to ad platforms' }),
    }),
  }),
  fields: {
    name: text({
      required: 'Name is required',
      max: 60,
      hint: 'Below “What is it about?” on the contact page, such as A short stay',
    }),
    slug: slug({ hint: 'A button that leads to /contact?topic=short-stay#tour opens the form with it' }),
    heading: text({ required: 'Heading is required', max: 80 }),
    opening: longText({ max: 300, label: 'Opening text', hint: 'Below the heading' }),
    chip: text({ max: 40, hint: 'A short label above the fields' }),
    messageLabel: text({
      max: 80,
      label: 'Question above the message',
      hint: 'Empty: What can we help you with?',
    }),
    source: select(['tour', 'callback', 'question'], {
      default: 'callback',
      labels: {
        tour: 'Tour request, with the response clock',
        callback: 'Call request, with the response clock',
        question: 'Question, without a clock',
      },
    }),
    conversion: boolean({
      label: 'Count as a conversion',
      hint: 'Report it to ad platforms, unless the sender refuses',
    }),
    alertText: text({
      required: 'Alert text is required',
      max: 60,
      hint: 'Within a sentence, such as request for a short stay. It shows on locked screens',
    }),
    thanks: longText({
      max: 300,
      label: 'What happens next',
      hint: 'Shown after sending a question, in place of the promised call',
    }),
    pageUrl: url({
      page: true,
      label: 'Page instead of the form',
      hint: 'Such as /careers: the contact page then links there',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
