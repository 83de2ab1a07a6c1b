import type { GallerySeed } from '@/prisma/seed/data/shapes'

/**
 * One gallery per community. Its first picture is the hero of the community page, which skips it in the
 * gallery.
 */
export const galleries: GallerySeed[] = [
  {
    slug: 'evergrove-lodge-pictures',
    title: 'Inside Evergrove Lodge',
    description: 'Two fires, 2,300 books, and the rocks in almost every window.',
    hero: true,
    tags: ['boulder', 'lodge', 'rooms', 'outdoors'],
    community: 'evergrove-lodge',
    category: 'community',
    thumbnailIndex: 0,
    images: [
      {
        image: 'communities/evergrove-lodge-exterior-day.webp',
        caption: 'June, about nine in the morning. The glass gable is 24 feet wide.',
      },
      {
        image: 'communities/evergrove-lodge-dining.webp',
        caption: 'Tables are for four, and people still pull up a fifth chair.',
      },
      {
        image: 'communities/evergrove-lodge-apartment.webp',
        caption: 'An Aspen, with a quilt that came from Nebraska in 1961.',
      },
      {
        image: 'communities/evergrove-lodge-courtyard.webp',
        caption: 'The fire pit at dusk. Blankets hang by the door.',
      },
      {
        image: 'communities/evergrove-lodge-library.webp',
        caption: 'The loft: 2,300 books and an elevator that stops beside them.',
      },
      {
        image: 'communities/evergrove-lodge-lobby.webp',
        caption: 'A cold morning in May, when the rule about four o’clock was waived.',
      },
      {
        image: 'communities/evergrove-lodge-exterior-snow-dusk.webp',
        caption: 'January, half past four. The path is shoveled by six each morning.',
      },
    ],
  },
  {
    slug: 'juniper-house-pictures',
    title: 'Inside Juniper House',
    description: 'A 62-foot porch, 41 roses, and the breakfast room at its best hour.',
    hero: false,
    tags: ['denver', 'porch', 'rooms', 'garden'],
    community: 'juniper-house',
    category: 'community',
    thumbnailIndex: 0,
    images: [
      {
        image: 'communities/juniper-house-exterior-day.webp',
        caption: 'The crab apple flowers for ten days in May.',
      },
      {
        image: 'communities/juniper-house-dining.webp',
        caption: 'Half past eight. Eggs go on until half past ten.',
      },
      {
        image: 'communities/juniper-house-apartment.webp',
        caption: 'A Finch with three sash windows and a desk that gets used.',
      },
      {
        image: 'communities/juniper-house-courtyard.webp',
        caption: 'Forty-one roses, one gate, and a watering can each.',
      },
      {
        image: 'communities/juniper-house-salon.webp',
        caption: 'The salon, Tuesday to Saturday.',
      },
      {
        image: 'communities/juniper-house-art-studio.webp',
        caption: 'Six easels, Mondays and Thursdays, ten to noon.',
      },
      {
        image: 'communities/juniper-house-exterior-evening.webp',
        caption: 'The porch lamps come on by themselves. The walkers do not.',
      },
    ],
  },
  {
    slug: 'cottonwood-terrace-pictures',
    title: 'Inside Cottonwood Terrace',
    description: 'Five-foot eaves, one long table, and sixty feet of still water.',
    hero: false,
    tags: ['fort-collins', 'prairie', 'rooms', 'fitness'],
    community: 'cottonwood-terrace',
    category: 'community',
    thumbnailIndex: 0,
    images: [
      {
        image: 'communities/cottonwood-terrace-exterior-day.webp',
        caption: 'The eaves are five feet deep, so July stays outside.',
      },
      {
        image: 'communities/cottonwood-terrace-dining.webp',
        caption: 'Ten chairs, no saved seats. It fills first at noon.',
      },
      {
        image: 'communities/cottonwood-terrace-apartment.webp',
        caption: 'A Killdeer. The window runs the whole wall, all 13 feet of it.',
      },
      {
        image: 'communities/cottonwood-terrace-courtyard.webp',
        caption: 'The pool in October, nine inches deep and full of leaves.',
      },
      {
        image: 'communities/cottonwood-terrace-fitness-studio.webp',
        caption: 'Half past nine, the first of three classes.',
      },
      {
        image: 'communities/cottonwood-terrace-sun-room.webp',
        caption: 'The sun room in January. The chess game is from Tuesday.',
      },
      {
        image: 'communities/cottonwood-terrace-exterior-autumn.webp',
        caption: 'The same path in October, one round before lunch.',
      },
    ],
  },
  {
    slug: 'red-mesa-court-pictures',
    title: 'Inside Red Mesa Court',
    description: 'A hotel of 1911 with 24 lamps over the dining room and rocks over the wall.',
    hero: false,
    tags: ['colorado-springs', 'brick', 'rooms', 'chapel'],
    community: 'red-mesa-court',
    category: 'community',
    thumbnailIndex: 0,
    images: [
      {
        image: 'communities/red-mesa-court-exterior-day.webp',
        caption: 'Three stories of 1911, and an awning replaced in 2022.',
      },
      {
        image: 'communities/red-mesa-court-dining.webp',
        caption: 'Ironed cloths and one chandelier. Supper from half past four.',
      },
      {
        image: 'communities/red-mesa-court-apartment.webp',
        caption: 'A Towhee: two arched windows, one armchair from home.',
      },
      {
        image: 'communities/red-mesa-court-courtyard.webp',
        caption: 'The fountain runs from April to October.',
      },
      { image: 'communities/red-mesa-court-chapel.webp', caption: 'Six pews, open all night.' },
      {
        image: 'communities/red-mesa-court-cinema.webp',
        caption: 'Fridays at seven, captions on, popcorn free.',
      },
      {
        image: 'communities/red-mesa-court-exterior-sunset.webp',
        caption: 'Four minutes a day when nobody talks.',
      },
    ],
  },
  {
    slug: 'casa-alameda-pictures',
    title: 'Inside Casa Alameda',
    description: 'Walls 18 inches thick, one fountain, one oven, and 240 lanterns in December.',
    hero: false,
    tags: ['pueblo', 'adobe', 'rooms', 'kitchen'],
    community: 'casa-alameda',
    category: 'community',
    thumbnailIndex: 0,
    images: [
      { image: 'communities/casa-alameda-exterior-day.webp', caption: 'Noon. Inside it is 71 degrees.' },
      {
        image: 'communities/casa-alameda-dining.webp',
        caption: 'Three arches, and chiles from September on the wall.',
      },
      {
        image: 'communities/casa-alameda-apartment.webp',
        caption: 'A Mulberry with a corner hearth, now home to an aloe.',
      },
      {
        image: 'communities/casa-alameda-courtyard.webp',
        caption: 'The blue gate opens at seven in the morning.',
      },
      {
        image: 'communities/casa-alameda-kitchen.webp',
        caption: 'Wednesdays and Saturdays: eight helpers, 24 loaves.',
      },
      {
        image: 'communities/casa-alameda-walking-path.webp',
        caption: 'A third of a mile, handrail on the one slope.',
      },
      {
        image: 'communities/casa-alameda-exterior-luminarias.webp',
        caption: 'Christmas Eve, 240 paper lanterns, all lit by hand.',
      },
    ],
  },
  {
    slug: 'larkspur-commons-pictures',
    title: 'Inside Larkspur Commons',
    description: 'One level, six-foot roofs, a greenhouse, and the mesas at six in the evening.',
    hero: false,
    tags: ['grand-junction', 'modern', 'rooms', 'greenhouse'],
    community: 'larkspur-commons',
    category: 'community',
    thumbnailIndex: 0,
    images: [
      {
        image: 'communities/larkspur-commons-exterior-day.webp',
        caption: 'The larkspur by the door was sown by residents in 2021.',
      },
      {
        image: 'communities/larkspur-commons-dining.webp',
        caption: 'Supper at half past five, with the show outside.',
      },
      {
        image: 'communities/larkspur-commons-apartment.webp',
        caption: 'A Peach. The cactus is 30 years old and was moved by van.',
      },
      {
        image: 'communities/larkspur-commons-courtyard.webp',
        caption: 'Planters at 30 inches, shade from eleven.',
      },
      {
        image: 'communities/larkspur-commons-greenhouse.webp',
        caption: 'Eleven keys, four sizes of straw hat.',
      },
      {
        image: 'communities/larkspur-commons-lobby.webp',
        caption: 'The desk is staffed from seven to nine, the fire from October.',
      },
      {
        image: 'communities/larkspur-commons-exterior-sundown.webp',
        caption: 'Six o’clock in October, and last call for a walk.',
      },
    ],
  },
]
