import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, longText, order, select, slug, text, url } from '@/lib/records/declare/fields'

export const contactTopics = defineEntity({
  name: 'contactTopic',
  table: 'contact_topics',
  area: 'content',
  title: 'name',
  labels: { one: 'form topic', many: 'form topics' },
  about:
    'Topics of the contact form. Each has its own wording, response clock and alert, and buttons can link to it.',
  menu: { group: 'Pages', icon: 'MessageCircleQuestionMark', synonyms: 'contact form subjects' },
  list: {
    columns: ['name', 'slug', 'source', 'conversion', 'active'],
    search: ['name', 'slug', 'heading'],
    filters: ['active', 'source'],
  },
  groups: {
    Topic: ['name', 'slug', 'pageUrl'],
    Form: ['heading', 'opening', 'chip', 'messageLabel'],
    'After sending': ['source', 'conversion', 'alertText', 'thanks'],
    Visibility: ['active'],
  },
  publicPaths: () => ['/contact'],
  check: (row) => ({
    ...(row.source === 'question' && {
      ...(!row.thanks &&
        !row.pageUrl && { thanks: 'Enter what happens next, because a question does not promise a call' }),
      ...(row.conversion && {
        conversion: 'Please turn this off. Questions are not reported to ad platforms',
      }),
    }),
  }),
  fields: {
    name: text({
      required: 'Name is required',
      max: 60,
      hint: 'Listed under “What is it about?” on the contact page, such as A short stay',
    }),
    slug: slug({
      hint: 'A button that links to /contact?topic=short-stay#tour opens the form with this topic',
    }),
    heading: text({ required: 'Heading is required', max: 80 }),
    opening: longText({ max: 300, label: 'Opening text', hint: 'Below the heading' }),
    chip: text({ max: 40, label: 'Short label', headings: ['Chip'], hint: 'Shown above the fields' }),
    messageLabel: text({
      max: 80,
      label: 'Question above the message',
      hint: 'Leave empty to ask “What can we help you with?”',
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
      hint: 'Report it to ad platforms unless the sender opts out',
    }),
    alertText: text({
      required: 'Alert text is required',
      max: 60,
      hint: 'Part of a sentence, such as “request for a short stay”. It appears on locked screens.',
    }),
    thanks: longText({
      max: 300,
      label: 'What happens next',
      hint: 'Shown after a question is sent, instead of the promised call',
    }),
    pageUrl: url({
      page: true,
      label: 'Page instead of the form',
      hint: 'For example, /careers. The contact page links there instead of showing the form.',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
