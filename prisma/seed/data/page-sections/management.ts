import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const management: PageSections = {
  pagePath: '/services/management',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'how-a-house-is-run',
      title: 'How a community is run',
      subtitle: 'Management',
      content: {
        html: `<p>Every community has one director, and the director lives within 25 minutes of it. She hires, she signs, she eats lunch at a different table each day, and her phone number is on the wall by the mailboxes. Above her are two people in an office in Boulder.</p>
<p>What a family notices is whether a thing that was said on Monday is done by Thursday. So we manage by a list. Each request, from a dripping faucet to a change of diet, gets a line, a name and a date. On Friday at nine the director reads the lines that are late aloud to the people who own them. It takes about eleven minutes.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'who-to-ask',
      title: 'Whom to ask about what',
      content: {
        html: `<table>
<caption>The five people a family talks to most</caption>
<thead><tr><th scope="col">About</th><th scope="col">Ask</th><th scope="col">Answer within</th></tr></thead>
<tbody>
<tr><th scope="row">Today: how she slept, what she ate</th><td>The caregiver on the floor</td><td>The same call</td></tr>
<tr><th scope="row">Pills, falls, doctors</th><td>The nurse</td><td>The same day</td></tr>
<tr><th scope="row">The bill</th><td>The director</td><td>Two working days</td></tr>
<tr><th scope="row">A faucet, a lamp, a sticking door</th><td>The clipboard by the front desk</td><td>Two working days</td></tr>
<tr><th scope="row">Something that went wrong</th><td>The director, in person</td><td>One working day, in writing within seven</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'paper',
      title: 'The paper, and nothing but',
      content: {
        html: `<p>Before a move you get four documents: the residency agreement, the price sheet with its date, the sheet with your care level, and the community rules, which are one page. Take them home. An attorney usually needs an hour for all four.</p>
<p>After that you get a bill on the first of the month, one page long. A line that is new is marked with a star and explained in a sentence. If you pay by check, make it out to the community; we do not take cash, and nobody on the staff may hold money for a resident except in the small account that the law provides for on the nursing floors, with a statement every quarter.</p>`,
        imagePath: 'communities/red-mesa-court-dining.webp',
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'complaints',
      title: 'If you are not satisfied',
      content: {
        html: '<p>This is how a complaint goes. You may begin at any step.</p>',
        items: [
          { label: '1', title: 'Tell whoever is nearest', text: 'Most things end here, within the hour.' },
          {
            label: '2',
            title: 'Tell the director',
            text: 'You hear back within one working day and get an answer in writing within seven.',
          },
          {
            label: '3',
            title: 'Tell the office in Boulder',
            text: 'One of the two owners calls you.',
          },
          {
            label: '4',
            title: 'Tell somebody who does not work for us',
            text: 'The state’s long-term care ombudsman is free and independent; so is the health department’s complaint line. Both numbers hang beside our own in every lobby.',
          },
        ],
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'councils',
      title: 'Two councils and a budget',
      content: {
        html: `<p>Residents meet on the first Tuesday of the month without us. Families meet four times a year, by video if they like. Both write minutes, and we answer each point in writing within fourteen days. In 2025 the resident councils made 214 requests; 171 were done, 29 were refused with a reason, and 14 are about the temperature of the dining room and will never be settled.</p>`,
      },
    },
  ],
}
