import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const carePoints: PageSections = {
  pagePath: '/care-points',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'counted-in-front-of-you',
      title: 'Care is counted in front of you',
      subtitle: 'Care points',
      content: {
        html: `<p>In assisted living the bill has two lines. Rent is the first and is the same for everyone in that kind of apartment. Care is the second, and it depends on how much help is useful. In many places nobody can say how the second line came about. Ours is drawn on a card, with stones.</p>
<p>The card shows a branch with eight leaves. Each leaf is a part of the day: bathing, dressing, pills, walking, eating, bathroom, remembering, nights. You and the nurse lay a stone where you want help. One stone is one point, and one point is about ten minutes of somebody’s time a day. A leaf holds up to three. The whole thing takes about half an hour.</p>`,
      },
    },
    {
      sectionType: 'care-levels',
      sectionKey: 'four-steps',
      title: 'Four levels on the bill',
      content: {
        html: `<p>No points, no care line. Above 24 points we talk about memory care or long-term care, because by then somebody should be near all day. Those two, and respite stays, have one rate that includes the care.</p>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'an-example',
      title: 'An example with six stones',
      content: {
        html: `<p>Mr. R. is 86 and tidy. He wants help in the shower three times a week, which is two stones averaged over the days. His wife used to lay out his clothes; one stone. Pills morning and evening are two. Somebody walks with him to lunch because the hip is new; one.</p>
<p>That makes six, which is level two. Nine weeks later the hip is fine and he walks alone. The nurse takes that stone off. Five points are level one, so the next bill is lower.</p>`,
        imagePath: 'care/assisted-living.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'promises',
      title: 'The rules of the count',
      content: {
        html: '<p>They are printed on the back of the card, so that you can hold us to them.</p>',
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
      title: 'What people ask about the stones',
      content: {
        html: '',
        items: [
          {
            title: 'Do couples pay twice?',
            text: 'Each has a card. If one of you needs nothing, that card stays empty and so does the line.',
          },
          {
            title: 'Can I do without help to save money?',
            text: 'You may decline any stone. If we think it is unsafe we say so once, in writing, and the choice stays yours as long as the rules of the state allow it.',
          },
          { title: 'Is the price the same in every community?', text: 'The steps are. Rent is not.' },
        ],
      },
    },
  ],
}
