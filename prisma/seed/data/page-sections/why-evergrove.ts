import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const whyEvergrove: PageSections = {
  pagePath: '/why-evergrove',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'plainly',
      title: 'Five reasons, and four against',
      subtitle: 'Why Evergrove',
      content: {
        html: `<p>Every provider has a page like this, and most of them could be exchanged without anybody noticing. We have tried to write only sentences that would be false somewhere else. If you find one that is not, tell us.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'five-reasons',
      title: 'Five reasons',
      content: {
        html: '',
        items: [
          {
            label: '1',
            title: 'You can see the price',
            text: 'On the page, with its date, before anybody has your number. The list of extras is on the same page and is complete.',
          },
          {
            label: '2',
            title: 'Somebody answers',
            text: 'Within ten minutes while our phones are open. A clock runs in the office and turns red.',
          },
          {
            label: '3',
            title: 'You see how care is counted',
            text: 'A nurse adds up the minutes with you and writes down the care level. It goes down again when help is no longer needed.',
          },
          {
            label: '4',
            title: 'Directors stay',
            text: 'Five of the six have run their community since it opened or for more than ten years. The sixth came in 2019 and has the tidiest bills.',
          },
          {
            label: '5',
            title: 'The bad figures are printed',
            text: 'Slow calls, falls, inspections, people who left. Once a quarter, with the reason.',
          },
        ],
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'four-against',
      title: 'Four cases in which we are the wrong place',
      content: {
        html: '<p>We say these on the phone too, and it is quicker to read them.</p>',
        items: [
          {
            title: 'You want golf, a pool to swim in and a cruise director.',
            text: 'There are good places for that, near Denver and in Arizona.',
          },
          {
            title: 'You need Medicaid to pay for assisted living.',
            text: 'We take Health First Colorado for nursing rooms only. Ask your county for residences that take the waiver.',
          },
          {
            title: 'Your family lives near none of our cities.',
            text: 'A place fifteen minutes away is easier to visit than ours at ninety.',
          },
          {
            title: 'He needs a ventilator, dialysis in the building or a psychiatric ward.',
            text: 'We do not have the people for it, and he should have them.',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'different-houses',
      title: 'No two communities alike',
      content: {
        html: `<p>No two carpets are the same, because no two directors would agree on one. In Pueblo the bread comes out on Wednesdays. In Colorado Springs the table linen is ironed. In Fort Collins ten people sit at one table and nobody may save a chair. A visitor from a large chain once told us that we were leaving money on the floor by not buying one kind of curtain. He was right, and the curtains are still different.</p>`,
        imagePath: 'communities/red-mesa-court-dining.webp',
      },
    },
    {
      sectionType: 'quote',
      sectionKey: 'margaret',
      title: 'From the first community',
      content: {
        html: '<blockquote><p>Ask me the hard question first. It saves us both the tour of the napkins.</p></blockquote><p>Margaret Lindqvist, director of Evergrove Lodge since 2011</p>',
      },
    },
  ],
}
