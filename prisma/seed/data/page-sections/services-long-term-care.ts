import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const servicesLongTermCare: PageSections = {
  pagePath: '/services/long-term-care',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'nursing-in-a-house',
      title: 'Nursing care that feels like home',
      subtitle: 'Long-term care',
      content: {
        html: `<p>Long-term care is for people whose bodies need a nurse every day and every night: wounds that must be dressed, oxygen, a feeding tube, two people to move from bed to chair, the months after a stroke. It is the most medical thing we do, and we try to keep it from looking like it. The rooms have armchairs, and the windows open.</p>
<p>Two of our communities are licensed for it. Red Mesa Court in Colorado Springs has 28 nursing rooms on its first floor. Casa Alameda in Pueblo has twelve. A registered nurse is on every shift in both, and at Red Mesa Court there are two.</p>`,
      },
    },
    {
      sectionType: 'facts',
      sectionKey: 'figures',
      title: 'In numbers',
      content: {
        html: '',
        items: [
          { title: '40', text: 'nursing rooms in two communities, all of them single' },
          { title: '1 : 5', text: 'caregivers to residents by day on the nursing floor of Red Mesa Court' },
          { title: '24', text: 'hours a day with a registered nurse on the floor' },
          {
            title: '11 s',
            text: 'by elevator from an apartment on the third floor to the nurses on the first',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'a-day',
      title: 'An ordinary day on the first floor',
      content: {
        html: `<p>The night nurse hands over at a quarter to seven, at the bedside where the resident wants it and at the desk where not. Breakfast is brought between seven and nine, hot, to the table or the bed. Dressings and treatments are done before eleven so that the afternoon is free. Therapy is on weekdays, for thirty to forty-five minutes.</p>
<p>At noon whoever can get up eats in the dining room with everybody else. The doctor makes rounds on Tuesdays and is on the phone on the other days. Lights go down at nine, and people who cannot sleep find company at the desk and a piece of toast.</p>`,
        imagePath: 'care/long-term-care.webp',
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'who-pays',
      title: 'Who pays for it',
      content: {
        html: `<p>The rate covers nursing, meals, laundry and the room. It is quoted by the month, with the day on which it was last confirmed.</p>
<table>
<caption>Sources of payment, in general terms</caption>
<thead><tr><th scope="col">Source</th><th scope="col">What it may cover</th><th scope="col">Ask first</th></tr></thead>
<tbody>
<tr><th scope="row">Medicare</th><td>A short stay after three days in a hospital: up to 20 days in full and a share up to day 100</td><td>Was the hospital stay “inpatient”?</td></tr>
<tr><th scope="row">Health First Colorado</th><td>Long stays, for people who qualify by need, income and savings</td><td>Your county’s case management agency</td></tr>
<tr><th scope="row">Long-term care insurance</th><td>A daily amount after a waiting time</td><td>The policy’s waiting time in days</td></tr>
<tr><th scope="row">VA</th><td>Aid and Attendance, or a contract bed for some veterans</td><td>The County Veterans Service Officer</td></tr>
<tr><th scope="row">Your own money</th><td>Whatever the others do not</td><td>Us, for the sheet with the date</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'Three things people ask in the hallway',
      content: {
        html: '',
        items: [
          {
            title: 'Is there a waiting list?',
            text: 'Usually. The page of each community says what is available, and the director will tell you your number on the list. A hospital planner can ask for a place on the same list; nobody jumps it.',
          },
          {
            title: 'May my wife stay with me?',
            text: 'Not in the room, which is a single. In the same building, yes. At Red Mesa Court she can have an apartment two floors up, and your chairs at supper stay together.',
          },
          {
            title: 'What if he gets better?',
            text: 'Then he goes home, or upstairs. In 2025, 38 people left the two nursing floors on their own feet or their own wheels.',
          },
        ],
      },
    },
    {
      sectionType: 'links',
      sectionKey: 'further',
      title: 'More about long-term care',
      content: {
        html: '',
        items: [
          {
            title: 'Beyond nursing',
            text: 'Therapy, hospice and what else comes into the room.',
            href: '/additional-ltc',
          },
          {
            title: 'How Colorado licenses and pays for care',
            text: 'Licenses, Medicaid and rights, in plain words.',
            href: '/long-term-care-colorado',
          },
        ],
      },
    },
  ],
}
