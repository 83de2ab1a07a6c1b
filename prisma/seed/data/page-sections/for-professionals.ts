import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const forProfessionals: PageSections = {
  pagePath: '/for-professionals',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'for-whom',
      title: 'For people who refer people',
      subtitle: 'For professionals',
      content: {
        html: `<p>This page is for discharge planners, social workers, care managers, physicians, elder-law attorneys and anyone else who has a family in front of them and a clock behind. You need three answers: is there a room, is it the right one, and who calls back. The openings and what we can take are below, each opening with the day on which it was confirmed. The form says when we call.</p>
<p>We pay no finder’s fees and take none. If the right answer is another provider, we will tell you which, and you may repeat it.</p>
<p>We cannot take people on ventilators, people who are a danger to others, or anybody who does not want to come and is able to decide.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'how-to-refer',
      title: 'How to refer',
      content: {
        html: '',
        items: [
          {
            label: '1',
            title: 'Send the form, or call the direct line',
            text: 'It takes a minute and a half. It goes to the same queue as families, with a shorter clock, and its page shows you where it stands.',
          },
          {
            label: '2',
            title: 'Fax or bring the packet',
            text: 'Face sheet, history, current orders, therapy notes, and any form about resuscitation. Please, no more than 40 pages.',
          },
          {
            label: '3',
            title: 'Our nurse reads it the same day',
            text: 'Until 4 pm on weekdays, until 2 pm on weekends. Yes, no, or a list of what is missing.',
          },
          {
            label: '4',
            title: 'We see the person',
            text: 'In your building or by video, usually the next day. Earliest move: 24 hours for a nursing room, two days for assisted living.',
          },
        ],
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'what-you-get-back',
      title: 'What you hear afterward',
      content: {
        html: '<p>With the family’s consent, and otherwise nothing at all.</p>',
        items: [
          { title: 'The same day:', text: 'that we have reached them, and what they decided to do next.' },
          { title: 'At seven days:', text: 'three lines on how it is going, to the planner who sent them.' },
          {
            title: 'At thirty days:',
            text: 'whether they are still out of the hospital. In 2025 that was true of 88 of 100.',
          },
          { title: 'If it goes wrong:', text: 'a call from the director, before you hear it elsewhere.' },
        ],
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'lunch',
      title: 'See it before you send anyone',
      content: {
        html: '<p>Professionals may walk in on any weekday between ten and four. Ask for the director and the green inspection folder. Each community also gives one hour of continuing education every quarter, with lunch, on subjects such as pills that cause falls, or how to read a nursing rate. There is soup, and no sales talk.</p>',
      },
    },
  ],
}
