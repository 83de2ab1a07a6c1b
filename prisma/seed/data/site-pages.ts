import type { SitePageSeed } from '@/prisma/seed/data/shapes'

/** Informational pages in the provider's words; a migration adds the same pages in generic words. */
export const sitePages: SitePageSeed[] = [
  {
    path: '/about-us',
    title: 'About us',
    description:
      'Colorado communities since 2009: who owns them, who decides, and five habits a visitor can check.',
    layout: 'cut',
    part: 'people',
    partTitle: 'Who is home',
    partAfter: 3,
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'What this site does for keyboards, screen readers and magnifiers, what falls short, and how to report it.',
    layout: 'plain',
  },
  {
    path: '/additional-ltc',
    title: 'Further long-term care services',
    description:
      'Therapy, wound care, palliative care, hospice and visiting offices around the nursing room.',
    layout: 'window',
    part: 'communities',
    partTitle: 'Where the *nursing rooms* are',
    partAfter: 3,
    careType: 'long-term-care',
  },
  {
    path: '/beauty-salon',
    title: 'Hair salon',
    description:
      'A hair salon in every community: prices, hours, and how it works for people who cannot come down.',
    layout: 'print',
  },
  {
    path: '/care-navigator',
    title: 'Care Navigator',
    description: 'Eight questions that lead to one suggestion, with the answers that led to it.',
    layout: 'cut',
  },
  {
    path: '/care-points',
    title: 'Care levels',
    description: 'How a nurse counts the help with you, and what each of the four care levels costs a month.',
    layout: 'print',
  },
  {
    path: '/careers',
    title: 'Careers in our communities',
    description:
      'Jobs in our Colorado communities with the pay printed beside each one, and how hiring goes.',
    layout: 'print',
    part: 'jobs',
    partTitle: 'Open jobs',
    partAfter: 1,
  },
  {
    path: '/compare-care-levels',
    title: 'Compare kinds of care',
    description: 'Independent living, assisted living, memory care, respite and long-term care side by side.',
    layout: 'print',
  },
  {
    path: '/courtyards-patios',
    title: 'Courtyards and patios',
    description: 'Courtyards without a step: the measures, the gardens, and what happens in bad weather.',
    layout: 'panorama',
    communityPicture: 'courtyardsImage',
  },
  {
    path: '/dining',
    title: 'Dining',
    description: 'Menus, hours, special diets and guests: how our kitchens cook, and what is in the rate.',
    layout: 'panorama',
    part: 'rooms',
    partTitle: 'Rooms and tablecloths',
    partAfter: 3,
    communityPicture: 'privateDiningImage',
  },
  {
    path: '/family-stories-and-reviews',
    title: 'Family stories and reviews',
    description:
      'What residents and families say after the first winter, with a date, a source and their consent.',
    layout: 'window',
    part: 'stories',
    partAfter: 1,
  },
  {
    path: '/fitness-therapy',
    title: 'Fitness and therapy',
    description:
      'Classes to keep what you have and therapy to get back what you lost, with the week’s timetable.',
    layout: 'window',
  },
  {
    path: '/for-professionals',
    title: 'For professionals',
    description: 'For discharge planners, social workers and physicians: what we accept and how to refer.',
    layout: 'plain',
    part: 'referrals',
    partTitle: 'Current openings',
    partAfter: 1,
  },
  {
    path: '/from-the-hospital',
    title: 'From the hospital, or this week',
    description:
      'After a fall or before a discharge: what to do tonight, which rooms are available within 48 hours, who answers now.',
    layout: 'plain',
    part: 'urgent',
    partTitle: 'Available within 48 hours',
    partAfter: 1,
  },
  {
    path: '/in-home-care',
    title: 'Care at home',
    description: 'Three hours or more of help in your own kitchen around Denver, Boulder and Fort Collins.',
    layout: 'cut',
  },
  {
    path: '/long-term-care-colorado',
    title: 'How long-term care works in Colorado',
    description:
      'Licenses, Medicaid, rights and waiting lists for long-term care in Colorado, in plain words.',
    layout: 'panorama',
  },
  {
    path: '/ltc-watch',
    title: 'LTC Watch: our figures',
    description:
      'Call times, falls, staff turnover and inspections, community by community, published each quarter.',
    layout: 'plain',
  },
  {
    path: '/pricing-and-availability',
    title: 'Prices and availability',
    description: 'Every monthly rate of every community with the day it was confirmed, and what is open now.',
    layout: 'plain',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What we know about you, what we do with it, and what we do not tell anybody.',
    layout: 'plain',
  },
  {
    path: '/safety-with-dignity',
    title: 'Safety with dignity',
    description: 'Rails, lamps and habits instead of alarms on people, and what we do after a fall.',
    layout: 'cut',
  },
  {
    path: '/services',
    title: 'Our services',
    description:
      'What is in the monthly rate of every community, what costs extra, and which community has what.',
    layout: 'panorama',
  },
  {
    path: '/services/chaplaincy',
    title: 'Chaplaincy',
    description:
      'Somebody to sit with, of any faith or none: the week, the people to call, and what it costs (nothing).',
    layout: 'cut',
  },
  {
    path: '/services/long-term-care',
    title: 'Long-term care and nursing',
    description:
      'Licensed nursing rooms in Colorado Springs and Pueblo: a day there, the figures, and who pays.',
    layout: 'window',
    part: 'communities',
    partTitle: 'Two communities with *nursing rooms*',
    partAfter: 3,
    careType: 'long-term-care',
  },
  {
    path: '/services/management',
    title: 'How a community is run',
    description: 'Who runs each community, whom to ask, what is on paper, and where to complain.',
    layout: 'print',
  },
  {
    path: '/stage-cares',
    title: 'Stage Cares',
    description: 'A written plan for when needs change, agreed on before, and the signals we watch for.',
    layout: 'cut',
  },
  {
    path: '/stage-cares-app',
    title: 'The Stage Cares app',
    description: 'What families see in the app, what they do not, and how to get started in four steps.',
    layout: 'print',
  },
  {
    path: '/terms',
    title: 'Terms of use',
    description: 'The rules of this website, short enough to finish.',
    layout: 'plain',
  },
  {
    path: '/virtual-tour-and-floorplans',
    title: 'Virtual tour and floor plans',
    description: 'Every floor plan of every community with size and dated price, and a live tour by video.',
    layout: 'cut',
  },
]
