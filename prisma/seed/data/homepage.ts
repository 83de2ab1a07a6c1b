import type { HomepageConfigSeed, HomepageSectionSeed } from '@/prisma/seed/data/shapes'

/**
 * The home page from top to bottom; components/site/sections renders each by type. Stars mark italic copper.
 */
export const homepageSections: HomepageSectionSeed[] = [
  {
    slug: 'home-hero',
    sectionType: 'hero',
    title: 'Come up the steps. *The light* is on.',
    subtitle: 'Senior living communities in Colorado',
    body: 'Independent living, assisted living, memory care, respite and long-term care. Leave a name and a number, and while our phones are staffed a person calls you back within ten minutes.',
    ctaLabel: 'Schedule a tour',
    image: 'communities/evergrove-lodge-exterior-snow-dusk.webp',
    sortOrder: 1,
    metadata: { communitySlug: 'evergrove-lodge' },
  },
  {
    slug: 'home-find-a-community',
    sectionType: 'communities',
    title: 'Which community would you *visit first*?',
    subtitle: 'Find a community',
    body: 'Each community prints its prices, with the day they were last checked. You can see them without leaving a number.',
    ctaLabel: 'See all communities',
    ctaUrl: '/communities',
    sortOrder: 2,
  },
  {
    slug: 'home-kinds-of-care',
    sectionType: 'care',
    title: 'As much help *as you need*',
    subtitle: 'Five kinds of care',
    body: 'Lowest monthly price of each in our communities, as of November 1, 2026. Respite stays are priced by the night. Not sure which is which?',
    ctaLabel: 'Compare kinds of care',
    ctaUrl: '/compare-care-levels',
    image: 'services/dining.webp',
    sortOrder: 3,
  },
  {
    slug: 'home-ten-minutes',
    sectionType: 'promise',
    title: 'We call back *within ten minutes*',
    subtitle: 'How we call you back',
    body: 'You leave a name and a number. Here is what happens while our phones are open.',
    sortOrder: 4,
    metadata: {
      minutes: 10,
      steps: [
        {
          time: '5:00',
          title: 'Phones buzz again',
          text: 'If nobody has called yet, the counselor on call gets another alert.',
        },
        { time: '8:00', title: 'The whole team is alerted', text: 'Anyone who is free calls.' },
        { time: '10:00', title: 'The manager is alerted', text: 'So are the administrators.' },
      ],
    },
  },
  {
    slug: 'home-family-stories',
    sectionType: 'stories',
    title: 'What people say after the first winter',
    subtitle: 'Family stories',
    ctaLabel: 'Read the other stories',
    ctaUrl: '/family-stories-and-reviews',
    sortOrder: 5,
  },
  {
    slug: 'home-events',
    sectionType: 'events',
    title: 'Visit during *an event*',
    subtitle: 'Open to visitors',
    ctaLabel: 'All events',
    ctaUrl: '/events',
    image: 'communities/cottonwood-terrace-courtyard.webp',
    sortOrder: 6,
  },
  {
    slug: 'home-resources',
    sectionType: 'resources',
    title: 'Guides to read *at the kitchen table*',
    subtitle: 'Resource library',
    ctaLabel: 'All guides and articles',
    ctaUrl: '/resources',
    sortOrder: 7,
  },
  {
    slug: 'home-closing',
    sectionType: 'closing',
    title: 'A tour takes *about forty minutes*',
    ctaLabel: 'Schedule a tour',
    image: 'cities/longmont.webp',
    sortOrder: 8,
  },
]

/** Headings that other pages share with the home page. */
export const homepageConfig: HomepageConfigSeed[] = [
  {
    sectionKey: 'communities',
    heading: 'Our communities in *Colorado*',
    subheading: 'Prices, apartments that are open now, and a phone number for each.',
    metadata: { shown: 3, order: 'featured' },
  },
  {
    sectionKey: 'stories',
    heading: 'Reviews in *their own* words',
    subheading: 'Printed with a date and with consent, complaints included.',
    metadata: { shown: 4 },
  },
  {
    sectionKey: 'events',
    heading: 'Visit during *an event*',
    subheading: 'Everyone is welcome. Please sign up so we can count chairs.',
    metadata: { shown: 3 },
  },
  {
    sectionKey: 'resources',
    heading: 'Guides to read *at the kitchen table*',
    subheading: 'Three guides and eight articles, each under fifteen minutes.',
    metadata: { shown: 3 },
  },
  {
    sectionKey: 'promise',
    heading: 'We call back *within ten minutes*',
    subheading: 'While our phones are open.',
    metadata: { minutes: 10, escalateAtMinutes: [5, 8, 10] },
  },
]
