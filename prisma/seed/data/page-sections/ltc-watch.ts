import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const ltcWatch: PageSections = {
  pagePath: '/ltc-watch',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'what-this-is',
      title: 'Our figures, including the bad ones',
      subtitle: 'LTC Watch',
      content: {
        html: `<p>LTC Watch is the page on which we publish how well our communities keep their promises. It is updated in the first week of each quarter by somebody in the office who does not work in any of them. A figure that got worse stays on the page for a year, with the reason beside it.</p>
<p>We chose five measures that a family would ask about and that cannot be improved by painting a wall: how fast a call is answered, how often people fall and are hurt, how many staff leave, what the state found, and whether it was put right.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'table',
      title: 'Third quarter of 2026',
      content: {
        html: `<table>
<caption>July 1 to September 30, 2026. Call times are middle figures, from press to person in the room</caption>
<thead><tr><th scope="col">Community</th><th scope="col">Call answered, min:s</th><th scope="col">Answers over 10 minutes</th><th scope="col">Falls with injury per 1,000 days</th><th scope="col">Staff who left in 12 months</th></tr></thead>
<tbody>
<tr><th scope="row">Evergrove Lodge</th><td>3:10</td><td>6</td><td>0.4</td><td>24%</td></tr>
<tr><th scope="row">Juniper House</th><td>3:40</td><td>9</td><td>0.8</td><td>22%</td></tr>
<tr><th scope="row">Cottonwood Terrace</th><td>3:50</td><td>17</td><td>0.6</td><td>29%</td></tr>
<tr><th scope="row">Red Mesa Court</th><td>4:20</td><td>31</td><td>1.1</td><td>33%</td></tr>
<tr><th scope="row">Casa Alameda</th><td>3:30</td><td>11</td><td>0.9</td><td>19%</td></tr>
<tr><th scope="row">Larkspur Commons</th><td>4:00</td><td>12</td><td>0.5</td><td>31%</td></tr>
</tbody>
</table>
<p>Red Mesa Court was slow in August. Two night nurses left in one month, and it took until September 14 to replace them. Twenty-two of the 31 slow answers fall into those weeks. Joanne Kessler worked nine of the nights herself.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'inspections',
      title: 'What the state found',
      content: {
        html: `<table>
<caption>Last regular inspection of each community. “Put right” is the date on which the state closed the last finding</caption>
<thead><tr><th scope="col">Community</th><th scope="col">Inspected</th><th scope="col">Findings</th><th scope="col">Put right</th></tr></thead>
<tbody>
<tr><th scope="row">Evergrove Lodge</th><td>May 12, 2026</td><td>1: date missing on a medicine record</td><td>May 29</td></tr>
<tr><th scope="row">Juniper House</th><td>February 24, 2026</td><td>2: a fire door held open, a late care plan</td><td>March 20</td></tr>
<tr><th scope="row">Cottonwood Terrace</th><td>August 6, 2026</td><td>2: kitchen thermometer, training hours of one person</td><td>September 2</td></tr>
<tr><th scope="row">Red Mesa Court</th><td>June 18, 2026</td><td>4: two in wound records, one in staffing on a Sunday, one in storage</td><td>August 7</td></tr>
<tr><th scope="row">Casa Alameda</th><td>March 30, 2026</td><td>1: water two degrees too warm at one faucet</td><td>April 1</td></tr>
<tr><th scope="row">Larkspur Commons</th><td>September 9, 2026</td><td>None</td><td>–</td></tr>
</tbody>
</table>
<p>The reports themselves are in the lobby of each community, in a green folder, worst page first. The health department publishes them as well, for every licensed residence in the state, and nursing facilities appear on Medicare’s Care Compare.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'how-to-read',
      title: 'How to read a table like this one',
      content: {
        html: '<p>Use it on us, and then on the next community you visit.</p>',
        items: [
          {
            title: 'Compare like with like.',
            text: 'A nursing floor has more falls than a lodge full of hikers. Compare it with the same community a year ago.',
          },
          {
            title: 'Distrust a zero.',
            text: 'Small communities have quiet quarters. Four quiet ones in a row mean something.',
          },
          {
            title: 'Ask for the ones over ten minutes.',
            text: 'The middle figure does not show the slowest answers.',
          },
          {
            title: 'Look for a finding that comes back.',
            text: 'A problem that comes back is the one to ask about.',
          },
        ],
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'tell-us',
      title: 'If your own count differs',
      content: {
        html: '<p>Tell the director, or the office, or the long-term care ombudsman, who is independent of us and free. Corrections are printed on this page with the date and, if you allow it, with your initials. There have been three so far, and all three were right.</p>',
      },
    },
  ],
}
