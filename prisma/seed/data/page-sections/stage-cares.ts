import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const stageCares: PageSections = {
  pagePath: '/stage-cares',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'why-stages',
      title: 'Change comes in stages, so the plan does too',
      subtitle: 'Stage Cares',
      content: {
        html: `<p>Families tell us that the hard part is not the help. It is the surprise. On Monday she managed, on Thursday she did not, and everything had to be decided by the weekend. Stage Cares is our way of taking the surprise out. It describes five stages of needing help, says what marks each one, and agrees ahead of time on what happens when you reach the next.</p>
<p>The stage is about the person. The bill is another matter: it follows <a href="/care-points">care points</a>, which are counted. You can spend four years in one stage and be on three different steps.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'five-stages',
      title: 'The five stages',
      content: {
        html: '<p>Most people do not go through all of them. About a third never leave the second. Stages also run backward, after a hip has healed or a pill has been changed.</p>',
        items: [
          {
            label: 'Stage 1',
            title: 'Own key',
            text: 'You run your day. We run the furnace. Once a year a nurse asks twenty questions, and you may decline all of them.',
          },
          {
            label: 'Stage 2',
            title: 'A hand',
            text: 'Help with one or two things: the shower, the pills, the bus. Care steps one and two.',
          },
          {
            label: 'Stage 3',
            title: 'An arm',
            text: 'Help on most days, at set hours, by the same few people. Care steps three and four.',
          },
          {
            label: 'Stage 4',
            title: 'Close by',
            text: 'Somebody within sight or call, most often because of memory. Usually memory care, with one rate.',
          },
          {
            label: 'Stage 5',
            title: 'Day and night',
            text: 'A nurse at hand around the clock. Long-term care at Red Mesa Court or Casa Alameda, or hospice in the room you have.',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'the-sheet',
      title: 'One sheet, three columns',
      content: {
        html: `<p>In the first week you sit down with a nurse for about forty minutes and fill in one sheet. The first column says what you do yourself and mean to keep doing. The second says what we do. The third is the unusual one. It is headed “if”, and it holds decisions made calmly: if I fall twice in a month, if I cannot find my door, if I stop eating breakfast.</p>
<p>Beside each “if” stand a name and a next move. It may be a doctor, a therapist, a room, a daughter to be telephoned before anybody else. The sheet is read again every three months, and after every hospital stay. You keep a copy on the refrigerator.</p>`,
        imagePath: 'services/care-points.webp',
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'what-we-watch',
      title: 'What we watch, and what we do',
      content: {
        html: `<table>
<caption>Signals that make us look again before the three months are over</caption>
<thead><tr><th scope="col">Signal</th><th scope="col">Within</th><th scope="col">What follows</th></tr></thead>
<tbody>
<tr><th scope="row">One fall</th><td>24 hours</td><td>Four people read the report: nurse, therapist, maintenance, director</td></tr>
<tr><th scope="row">Five pounds lost in a month</th><td>7 days</td><td>Cook and nurse, then the doctor</td></tr>
<tr><th scope="row">Three missed meals</th><td>The same day</td><td>A visit, with soup</td></tr>
<tr><th scope="row">Pills refused twice</th><td>24 hours</td><td>The nurse asks why, and calls the prescriber</td></tr>
<tr><th scope="row">Four nights awake</th><td>3 days</td><td>Look at pain, pills and daylight before anything else</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'families',
      title: 'For families at a distance',
      content: {
        html: '<p>If the resident agrees, you see the sheet and the notes in the <a href="/stage-cares-app">Stage Cares app</a>, and you are asked before a stage changes and not after. If she does not agree, we keep it to ourselves.</p>',
      },
    },
  ],
}
