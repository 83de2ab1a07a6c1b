import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const stageCares: PageSections = {
  pagePath: '/stage-cares',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'why-a-plan',
      title: 'A plan for what may change',
      subtitle: 'Stage Cares',
      content: {
        html: `<p>Families tell us that the hard part is not the help. It is the surprise. On Monday she managed, on Thursday she did not, and everything had to be decided by the weekend. Stage Cares is our way of taking the surprise out. It is a written plan for each person: what help looks like now, what would change it, and what we do then.</p>
<p>The plan says what happens. What it costs follows from the <a href="/care-points">care level</a>, which a nurse counts with you.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'kinds-of-help',
      title: 'From a little help to a nurse at night',
      content: {
        html: '<p>Most people do not need all of these. Needs also become smaller, after a hip has healed or a pill has been changed.</p>',
        items: [
          {
            label: 'No care',
            title: 'You run your day',
            text: 'We run the furnace. Once a year a nurse asks twenty questions, and you may decline all of them.',
          },
          {
            label: 'Level 1, 2',
            title: 'Help with one or two things',
            text: 'The shower, the pills, the bus. Usually care level 1 or 2 in assisted living.',
          },
          {
            label: 'Level 3, 4',
            title: 'Help every day',
            text: 'At set hours, by the same few people. Usually care level 3 or 4 in assisted living.',
          },
          {
            label: 'Memory',
            title: 'Somebody close by',
            text: 'Within sight or call, most often because of memory. Usually memory care, where the rate includes all care.',
          },
          {
            label: 'Nursing',
            title: 'A nurse day and night',
            text: 'At hand around the clock. Long-term care at Red Mesa Court or Casa Alameda, or hospice in the room you have.',
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
<p>Beside each “if” stand a name and a next move. It may be a doctor, a therapist, a room, a daughter to be called before anybody else. The sheet is read again every three months, and after every hospital stay. You keep a copy on the refrigerator.</p>`,
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
        html: '<p>If the resident agrees, you see the sheet and the notes in the <a href="/stage-cares-app">Stage Cares app</a>, and you are asked before the plan changes and not after. If she does not agree, we keep it to ourselves.</p>',
      },
    },
  ],
}
