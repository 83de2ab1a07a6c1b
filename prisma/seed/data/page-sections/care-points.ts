import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const carePoints: PageSections = {
  pagePath: '/care-points',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'counted-in-front-of-you',
      title: 'Care is counted in front of you',
      subtitle: 'Care levels',
      content: {
        html: `<p>In assisted living the bill has two lines. Rent is the first and is the same for everyone in that kind of apartment. Care is the second, and it depends on how much help is useful. In many places nobody can say how the second line came about. Ours is written on a sheet while you watch.</p>
<p>The sheet has eight lines, one for each part of the day: bathing, dressing, pills, walking, eating, bathroom, remembering, nights. You and the nurse write down where you want help and how many minutes it takes on an ordinary day. The minutes are added up, and the sum gives one of four care levels. The whole thing takes about half an hour.</p>`,
      },
    },
    {
      sectionType: 'care-levels',
      sectionKey: 'four-levels',
      title: 'Four levels on the bill',
      content: {
        html: `<p>Without help there is no care line. Above four hours a day we talk about memory care or long-term care, because by then somebody should be near all day. Those two, and respite stays, have one rate that includes the care.</p>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'an-example',
      title: 'An example with an hour a day',
      content: {
        html: `<p>Mr. R. is 86 and tidy. He wants help in the shower three times a week, which is 20 minutes a day on average. His wife used to lay out his clothes: 10 minutes. Pills morning and evening take 20. Somebody walks with him to lunch because the hip is new: 10.</p>
<p>That makes one hour, which is care level 2. Nine weeks later the hip is fine and he walks alone. The nurse takes that line off. Fifty minutes are care level 1, so the next bill is lower.</p>`,
        imagePath: 'care/assisted-living.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'promises',
      title: 'The rules of the count',
      content: {
        html: '<p>They are printed on the back of the sheet.</p>',
        items: [
          {
            title: 'You are in the room.',
            text: 'Nothing is counted without the person, and family may sit in.',
          },
          {
            title: 'Twice at the beginning.',
            text: 'Before the move and after seven days. If the first count was too high, the correction runs from day one.',
          },
          { title: 'Every three months after that.', text: 'And after any hospital stay, or when you ask.' },
          { title: 'Up takes thirty days.', text: 'We write first. The help itself begins the same day.' },
          { title: 'Down takes none.', text: 'The next bill is lower.' },
          {
            title: 'A second pair of eyes.',
            text: 'If you disagree, a nurse from another community counts again, free.',
          },
        ],
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'What people ask about care levels',
      content: {
        html: '',
        items: [
          {
            title: 'Do couples pay twice?',
            text: 'Each of you has a sheet. If one of you needs nothing, there is no care line for that person.',
          },
          {
            title: 'Can I do without help to save money?',
            text: 'You may decline any line. If we think it is unsafe we say so once, in writing, and the choice stays yours as long as the rules of the state allow it.',
          },
          {
            title: 'Is the price the same in every community?',
            text: 'The price of a care level is. Rent is not.',
          },
        ],
      },
    },
  ],
}
