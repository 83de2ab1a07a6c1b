import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const careers: PageSections = {
  pagePath: '/careers',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'the-work',
      title: 'The work, without the adjectives',
      subtitle: 'Careers',
      content: {
        html: `<p>You will be on your feet. You will be thanked, scolded and confused with somebody’s niece. You will know how eleven people take their coffee, and one day you will close somebody’s eyes. It is hard work. About half of our caregivers came from kitchens, shops and farms.</p>
<p>What we can do is pay on time, staff the shift, fix the lift, and not text you on your day off. The figures on how many people leave are on the <a href="/ltc-watch">quality watch</a> page, community by community. Nineteen of the 46 people at Evergrove Lodge have stayed for five years or more.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'what-comes-with-it',
      title: 'What comes with it',
      content: {
        html: '<p>From the first day, except where it says otherwise. Nights and weekends pay more, and the pay of each open job includes it. Pay is reviewed in March, in the same month as the rates that residents pay.</p>',
        items: [
          {
            title: 'Your schedule four weeks ahead.',
            text: 'Changes need your yes. A shift taken at short notice pays $40 extra.',
          },
          {
            title: 'Health insurance after 30 days',
            text: 'for 24 hours a week or more; we pay 80 percent of yours.',
          },
          {
            title: 'Three weeks of paid time off,',
            text: 'sick leave as Colorado law requires, and your birthday.',
          },
          { title: 'Lunch.', text: 'The same as residents get, at a table, sitting down.' },
          {
            title: 'School.',
            text: 'Up to $3,000 a year toward a nursing license. Fourteen people are using it now.',
          },
          { title: 'A share.', text: 'After three years you may buy in. Forty-four people have.' },
        ],
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'how-hiring-goes',
      title: 'How hiring goes',
      content: {
        html: '',
        items: [
          {
            label: 'Day 1',
            title: 'You apply',
            text: 'With the form beside the job: a name, a number and a few sentences. You do not need a cover letter.',
          },
          {
            label: 'Day 2',
            title: 'Somebody calls',
            text: 'Ten minutes, usually the person you would work for.',
          },
          {
            label: 'Day 4',
            title: 'Two paid hours on the floor',
            text: 'At full rate, beside a caregiver. Residents are asked for their opinion afterward.',
          },
          {
            label: 'Day 7',
            title: 'Yes or no, in writing',
            text: 'Then references and the state’s background check, which takes about a week.',
          },
        ],
      },
    },
    {
      sectionType: 'quote',
      sectionKey: 'darnell',
      title: 'Since 2015',
      content: {
        html: '<blockquote><p>Enter slowly. Sit down before you speak. Everything else in this job I can teach you by Friday.</p></blockquote><p>Darnell Whitaker, memory care lead at Juniper House</p>',
        imagePath: 'communities/juniper-house-dining.webp',
      },
    },
  ],
}
