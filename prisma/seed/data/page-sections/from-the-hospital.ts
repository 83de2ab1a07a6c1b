import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const fromTheHospital: PageSections = {
  pagePath: '/from-the-hospital',
  sections: [
    {
      sectionType: 'steps',
      sectionKey: 'tonight',
      title: 'Your mother fell, or the discharge is tomorrow: what to do tonight',
      subtitle: 'From the hospital, or this week',
      content: {
        html: '<p>If somebody is hurt, confused or cannot get up, call 911 first. The rest can wait.</p>',
        items: [
          {
            title: 'Do not leave her alone tonight',
            text: 'One of you sleeps there, or she sleeps at your place.',
          },
          {
            title: 'Ask the hospital for the case manager',
            text: 'Say: we do not have a safe place yet. A discharge has to be safe, and you may ask for more time.',
          },
          {
            title: 'Write down what she needs help with',
            text: 'Standing up, the bathroom, washing, pills, and whether she knows where she is at night.',
          },
          {
            title: 'Leave us a number',
            text: 'The form says when we call. Say that it is urgent, and name the hospital and the day.',
          },
        ],
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'papers',
      title: 'Papers to ask for',
      content: {
        html: '<p>A nurse reads these before a move. Photos from your phone are enough at first.</p>',
        items: [
          { title: 'The discharge summary', text: 'with the list of medications and doses.' },
          { title: 'The doctor’s orders', text: 'and any therapy that should continue.' },
          { title: 'Insurance cards,', text: 'Medicare and Medicaid numbers included.' },
          { title: 'A power of attorney', text: 'for health or money, if there is one.' },
          {
            title: 'Phone numbers',
            text: 'of the case manager, the doctor and the family member who decides.',
          },
        ],
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'a-short-stay',
      title: 'A short stay first',
      content: {
        html: '<p>You do not have to decide about the rest of her life this week. A short stay gives her meals, help and somebody nearby at night while the family thinks. Ask about it when we call.</p>',
      },
    },
  ],
}
