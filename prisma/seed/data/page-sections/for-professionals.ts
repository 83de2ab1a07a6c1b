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
        html: `<p>This page is for discharge planners, social workers, care managers, physicians, elder-law attorneys and anyone else who has a family in front of them and a clock behind. You need three answers: is there a room, is it the right one, and who calls back. You will have all three within an hour on a working day, and the first within ten minutes while our phones are staffed.</p>
<p>We pay no finder’s fees and take none. If the right answer is another provider, we will tell you which, and you may repeat it.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'what-we-accept',
      title: 'What each community can take',
      content: {
        html: `<table>
<caption>For a first look. A nurse’s assessment decides</caption>
<thead><tr><th scope="col">Need</th><th scope="col">Assisted living, all communities</th><th scope="col">Memory care: Denver, Fort Collins, Pueblo</th><th scope="col">Nursing: Colorado Springs, Pueblo</th></tr></thead>
<tbody>
<tr><th scope="row">One-person transfer</th><td>Yes</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Two-person or lift</th><td>No</td><td>Case by case</td><td>Yes</td></tr>
<tr><th scope="row">Insulin, sliding scale</th><td>Case by case</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Oxygen</th><td>Yes, self-managed or with prompts</td><td>Yes</td><td>Yes</td></tr>
<tr><th scope="row">Stage 3 or 4 wound</th><td>No</td><td>No</td><td>Yes</td></tr>
<tr><th scope="row">Feeding tube</th><td>No</td><td>No</td><td>Yes</td></tr>
<tr><th scope="row">Leaves home unsafely</th><td>No</td><td>Yes</td><td>Casa Alameda, case by case</td></tr>
<tr><th scope="row">Health First Colorado</th><td>No</td><td>No</td><td>Yes, long-term care</td></tr>
</tbody>
</table>
<p>We cannot take people on ventilators, people who are a danger to others, or anybody who does not want to come and is able to decide.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'how-to-refer',
      title: 'How to refer, in four moves',
      content: {
        html: '',
        items: [
          {
            label: '1',
            title: 'Call the community, or send the form',
            text: 'The button at the top of this page opens it. Leave your direct number, and not the person’s name.',
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
      title: 'See it before you send anybody',
      content: {
        html: '<p>Professionals may walk in on any weekday between ten and four. Ask for the director and the green inspection folder. Each community also gives one hour of continuing education every quarter, with lunch, on subjects such as pills that cause falls, or how to read a nursing rate. There is soup, and no sales talk.</p>',
      },
    },
  ],
}
