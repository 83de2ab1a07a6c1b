import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const virtualTourAndFloorplans: PageSections = {
  pagePath: '/virtual-tour-and-floorplans',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'from-a-distance',
      title: 'Look before you drive',
      subtitle: 'Virtual tour and floor plans',
      content: {
        html: `<p>A drawing tells you whether the bed fits. A video tells you whether the hallway is long. Neither tells you what the place smells like at five in the afternoon, so come once in person if you can. Until then this page shows how to get the most out of the other two, from a kitchen in Nebraska if need be.</p>
<p>Every plan is on the page of its community, with its size, its price, the day of that price and whether it is open, promised or full. Each community has about four. If a plan is full we say so and show it all the same, because people like to know what they are waiting for.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'video-tour',
      title: 'A tour by video, live',
      content: {
        html: '<p>A person walks through the building with a phone and you say left or right.</p>',
        items: [
          {
            label: '0:00',
            title: 'You pick the hour',
            text: 'Any day from nine to six. We send a link that opens without an account.',
          },
          {
            label: '0:05',
            title: 'Front door to desk',
            text: 'Ask them to walk at the speed of a walker.',
          },
          {
            label: '0:10',
            title: 'The apartment that is open',
            text: 'The real one. Have them stand at the bed and turn around slowly, then run the shower.',
          },
          {
            label: '0:20',
            title: 'Dining room, at a meal if you like',
            text: 'Nobody is filmed who has not said yes, so the picture may look at plates for a while.',
          },
          {
            label: '0:30',
            title: 'Your questions',
            text: 'And one person who lives there, if somebody feels like talking.',
          },
        ],
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'read-a-plan',
      title: 'How to read a floor plan',
      content: {
        html: `<table>
<caption>Measure these five at home before you look at ours</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">Why</th><th scope="col">Rule of thumb</th></tr></thead>
<tbody>
<tr><th scope="row">The bed, with the side you get up from</th><td>That side should face the bathroom</td><td>36 inches free beside it</td></tr>
<tr><th scope="row">The favorite chair, leaned back</th><td>Recliners grow by two feet</td><td>66 inches from wall to toe</td></tr>
<tr><th scope="row">The walker or wheelchair</th><td>It has to turn</td><td>A circle of 60 inches</td></tr>
<tr><th scope="row">The table</th><td>A chair has to be pulled out</td><td>30 inches on each used side</td></tr>
<tr><th scope="row">Hanging clothes, in feet</th><td>Closets are shorter than they look</td><td>Six to eight feet of rail</td></tr>
</tbody>
</table>
<p>Print the plan at a quarter inch to the foot and cut your furniture out of an envelope at the same scale. It takes about twenty minutes.</p>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'accessible',
      title: 'What “accessible” means on our plans',
      content: {
        html: `<p>A plan with that mark has a door of 36 inches to every room, a shower without a sill, a turning circle of five feet in the bath, and switches between 15 and 48 inches. About one plan in three has it. The others can often be fitted with bars and a seat in two days, at no charge.</p>
<p>At Larkspur Commons everything is on one level. Elsewhere ask how far it is from the door to the elevator, in steps. Somebody will go and count.</p>`,
        imagePath: 'communities/cottonwood-terrace-apartment.webp',
      },
    },
  ],
}
