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
<p>Answer for one person and for last week, not for a good day in June. If you do not know an answer, choose the one in the middle and write it on your list for the next visit.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'how-it-counts',
      title: 'How it counts',
      content: {
        html: `<p>Each answer carries points, and the sum leads to a suggestion. We print the scale below.</p>
<table>
<caption>From points to a suggestion</caption>
<thead><tr><th scope="col">Points</th><th scope="col">It suggests</th><th scope="col">What that means</th></tr></thead>
<tbody>
<tr><th scope="row">0 to 6</th><td>Independent living, or staying where you are</td><td>Little help is needed. Look at the house, not at care</td></tr>
<tr><th scope="row">7 to 19</th><td>Assisted living</td><td>A hand once or several times a day</td></tr>
<tr><th scope="row">20 to 33</th><td>Memory care</td><td>Somebody within call all day, most often because of memory</td></tr>
<tr><th scope="row">34 and more</th><td>Long-term care</td><td>A nurse at hand day and night</td></tr>
</tbody>
</table>`,
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
        html: '<p>Counselors answer the phone from 7 am to 9 pm, and for shorter hours on holidays. They ask the same eight questions in a different order and listen to the pauses. Grace Tran begins with a sheet folded in three: what is needed now, what in a year, what it costs. If staying at home is the better answer she says so, and writes down two numbers.</p>',
      },
    },
  ],
}
