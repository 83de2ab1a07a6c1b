import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const courtyardsPatios: PageSections = {
  pagePath: '/courtyards-patios',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'outside-alone',
      title: 'Outside, without asking',
      subtitle: 'Courtyards and patios',
      content: {
        html: `<p>Colorado has about 240 dry days a year, and anybody in a good chair can use most of them. What keeps people indoors is rarely weather. It is a threshold of one inch, a heavy door, gravel that rolls, or the feeling that somebody has to be asked. So all our courtyards follow the same rule: level, enclosed, and without a single step.</p>
<p>Doors open at a push of about five pounds, and they stay open long enough for a walker. There is a bench every 40 feet, because 40 feet is what a person manages on a bad day. Shade falls on half of the seats at noon.</p>`,
      },
    },
    {
      sectionType: 'facts',
      sectionKey: 'measures',
      title: 'Measured with a tape',
      content: {
        html: '',
        items: [
          { title: '0', text: 'steps between any dining room and its courtyard' },
          { title: '40 ft', text: 'from one bench to the next' },
          { title: '30 in', text: 'height of the raised garden beds, so that nobody kneels to a tomato' },
          { title: '5 lb', text: 'of push to open a courtyard door' },
        ],
      },
    },
    {
      sectionType: 'links',
      sectionKey: 'six-courtyards',
      title: 'The courtyards',
      content: {
        html: '',
        items: [
          {
            title: 'Evergrove Lodge: the fire pit',
            text: 'Lit at dusk when the wind allows. Fourteen rocking chairs on the porch, and a gravel path of six tenths of a mile behind it.',
            href: '/communities/evergrove-lodge',
          },
          {
            title: 'Juniper House: the roses',
            text: 'Forty-one of them around a brick path in a loop. Residents hold the watering cans; we hold the hose.',
            href: '/communities/juniper-house',
          },
          {
            title: 'Cottonwood Terrace: the pool',
            text: 'Sixty feet of still water, nine inches deep, for looking at.',
            href: '/communities/cottonwood-terrace',
          },
          {
            title: 'Red Mesa Court: the cloister',
            text: 'Arches, clipped hedges, and a fountain that runs from April to October.',
            href: '/communities/red-mesa-court',
          },
          {
            title: 'Casa Alameda: the patio',
            text: 'Tiles, a blue gate and geraniums. The path outside is a third of a mile with a rail on its slope.',
            href: '/communities/casa-alameda',
          },
          {
            title: 'Larkspur Commons: the terrace',
            text: 'Fourteen raised beds and a greenhouse of 40 by 24 feet, under a pergola that faces the mesas.',
            href: '/communities/larkspur-commons',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'gardens',
      title: 'A bed of your own',
      content: {
        html: `<p>Raised beds stand at Juniper House, Cottonwood Terrace, Casa Alameda and Larkspur Commons. They are four feet by eight, 30 inches high, and have a lip that is wide enough to sit on. Ask in March. The pots carry the gardener’s name and not the plant’s, and tools with thick handles hang by the door in two sizes.</p>
<p>In memory care a garden is also a route. The path comes back to where it began, so nobody ever reaches a locked door. What grows along it may be eaten: mint, strawberries, cherry tomatoes, nothing with thorns below the knee.</p>`,
        imagePath: 'communities/juniper-house-courtyard.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'weather',
      title: 'Sun, ice and smoke',
      content: {
        html: '<p>Outside has rules too. There are five, and they hang by the hats.</p>',
        items: [
          {
            title: 'Above 90 degrees:',
            text: 'water comes around at ten, two and four, and the shade sails go up.',
          },
          { title: 'Below 20:', text: 'coats are warmed on the radiator before the walk.' },
          {
            title: 'Ice:',
            text: 'paths are cleared and sanded before breakfast.',
          },
          {
            title: 'Smoke:',
            text: 'above an air index of 100 we bring the chairs in, and the class with them.',
          },
          { title: 'Lightning:', text: 'everybody in, dominoes out, thirty minutes after the last thunder.' },
        ],
      },
    },
  ],
}
