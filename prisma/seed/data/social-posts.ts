import type { SocialPostSeed } from '@/prisma/seed/data/shapes'

/** One post from each community, newest first. */
export const socialPosts: SocialPostSeed[] = [
  {
    community: 'evergrove-lodge',
    image: 'communities/evergrove-lodge-library.webp',
    caption:
      'Snow since six. All four green armchairs in the loft were taken by ten past eight, and the elevator made eleven trips with cocoa.',
    linkUrl: '/communities/evergrove-lodge',
    author: 'The desk at Evergrove Lodge',
    posted: { inDays: -2, at: '10:20' },
    sortOrder: 1,
  },
  {
    community: 'juniper-house',
    image: 'communities/juniper-house-art-studio.webp',
    caption:
      'Six easels, five mountains and one portrait of the cook. He has asked to keep it. The vote is on Thursday.',
    linkUrl: '/communities/juniper-house',
    author: 'The porch at Juniper House',
    posted: { inDays: -5, at: '12:05' },
    sortOrder: 2,
  },
  {
    community: 'cottonwood-terrace',
    image: 'communities/cottonwood-terrace-sun-room.webp',
    caption:
      'Shirtsleeves in the sun room at three this afternoon. Outside it was 29 degrees. The chess ladder has a new second place.',
    linkUrl: '/communities/cottonwood-terrace',
    author: 'Cottonwood Terrace',
    posted: { inDays: -8, at: '15:30' },
    sortOrder: 3,
  },
  {
    community: 'red-mesa-court',
    image: 'communities/red-mesa-court-cinema.webp',
    caption:
      'Friday’s film had 23 viewers, captions and one intermission, called by the projectionist, who is 84 and needed it himself.',
    linkUrl: '/communities/red-mesa-court',
    author: 'Red Mesa Court',
    posted: { inDays: -11, at: '09:45' },
    sortOrder: 4,
  },
  {
    community: 'casa-alameda',
    image: 'communities/casa-alameda-kitchen.webp',
    caption:
      'Saturday bread: 22 loaves, eight bakers, two schools of thought on salt. Both were right with butter.',
    linkUrl: '/communities/casa-alameda',
    author: 'La cocina, Casa Alameda',
    posted: { inDays: -14, at: '11:10' },
    sortOrder: 5,
  },
  {
    community: 'larkspur-commons',
    image: 'communities/larkspur-commons-greenhouse.webp',
    caption:
      'Still picking. The last tomatoes go to the kitchen in the same straw hat as the first ones did in June.',
    linkUrl: '/communities/larkspur-commons',
    author: 'The greenhouse, Larkspur Commons',
    posted: { inDays: -18, at: '08:40' },
    sortOrder: 6,
  },
]
