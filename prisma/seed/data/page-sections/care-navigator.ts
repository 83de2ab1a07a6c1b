import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const careNavigator: PageSections = {
  pagePath: '/care-navigator',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'eight-questions',
      title: 'Eight questions, about three minutes',
      subtitle: 'Care Navigator',
      content: {
        html: `<p>The navigator asks what a counselor would ask on the phone: about mornings, pills, stairs, nights and memory. At the end it suggests one kind of care and says why. It is not a medical assessment, and it does not replace one.</p>
<p>Answer for one person and for last week. If you do not know an answer, choose the one that needs more help: somebody who was there can correct it.</p>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'how-it-decides',
      title: 'How the suggestion is made',
      content: {
        html: `<p>Some answers decide. If somebody has gotten lost or gone out at night, the suggestion is at least memory care. If it takes two people, a lift or a nurse, it is long-term care. If there is help on most days or most nights, it is at least assisted living.</p>
<p>All other answers count together. The result names the answers that led to it, so that you can see the reason and disagree.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'before-you-start',
      title: 'Have these ready',
      content: {
        html: '<p>None is required. Each makes the answer better.</p>',
        items: [
          { title: 'The pill box,', text: 'to see whether the days match.' },
          { title: 'The number of falls', text: 'since last spring, near misses included.' },
          { title: 'Somebody who was there', text: 'at night, if you were not.' },
          { title: 'The person herself,', text: 'if she would like to.' },
        ],
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'what-happens',
      title: 'What happens with the answers',
      content: {
        html: '',
        items: [
          {
            title: 'Will somebody call me?',
            text: 'Only if you ask for it at the end. “Just send me information” means that nobody calls.',
          },
          {
            title: 'Why do you want an email address?',
            text: 'To send the result with a private link, so that your sister can read the same thing. Phone and ZIP are optional.',
          },
          {
            title: 'Who sees the answers?',
            text: 'The counselor you speak with, if you ask for a call. They are never given to advertising companies, and they do not appear in the address of any page.',
          },
          {
            title: 'What if I disagree with the suggestion?',
            text: 'Then you probably know something it does not. Call and tell us what.',
          },
        ],
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'or-talk',
      title: 'Or skip it and talk',
      content: {
        html: '<p>Counselors ask the same eight questions in a different order. Grace Tran begins with a sheet folded in three: what is needed now, what in a year, what it costs. If staying at home is the better answer she says so, and writes down two numbers.</p>',
      },
    },
  ],
}
