import type { HomepageConfigSeed, HomepageSectionSeed } from '@/prisma/seed/data/shapes'

/** The home page from top to bottom; components/site/sections draws each by its type. Stars set italic copper. */
export const homepageSections: HomepageSectionSeed[] = [
  {
    slug: 'home-hero',
    sectionType: 'hero',
    title: 'Come up the steps. *The light* is on.',
    subtitle: 'Six houses across Colorado',
    body: 'For people who have kept house for sixty years and would like to stop. Leave a name and a number. While our phones are staffed, a person calls you back within ten minutes.',
    ctaLabel: 'Schedule a tour',
    image: 'communities/evergrove-lodge-exterior-snow-dusk.webp',
    sortOrder: 1,
    metadata: { communitySlug: 'evergrove-lodge' },
  },
  {
    slug: 'home-find-a-community',
    sectionType: 'communities',
    title: 'Which house would you *visit first*?',
    subtitle: 'Find a community',
    body: 'All six print their prices, each with the day it was last checked. Nobody asks for your number before showing you one.',
    ctaLabel: 'See all six houses',
    ctaUrl: '/communities',
    sortOrder: 2,
  },
  {
    slug: 'home-kinds-of-care',
    sectionType: 'care',
    title: 'Enough help, *and no more*',
    subtitle: 'Five kinds of care',
    body: 'Lowest monthly price of each in our six houses, as of November 1, 2026. Respite stays are by the night. Not sure which is which?',
    ctaLabel: 'Compare care levels',
    ctaUrl: '/compare-care-levels',
    image: 'services/dining.webp',
    sortOrder: 3,
  },
  {
    slug: 'home-ten-minutes',
    sectionType: 'promise',
    title: 'Ten minutes, *by the clock*',
    subtitle: 'How we call you back',
    body: 'You leave a name and a number. This is what then happens on our side of the line, from seven in the morning to nine at night.',
    sortOrder: 4,
    metadata: {
      minutes: 10,
      steps: [
        {
          time: '0:00',
          title: 'Your request is written down',
          text: 'It is stored before the page thanks you. A power cut at that second would not lose it.',
        },
        {
          time: '0:05',
          title: 'Phones buzz in the right house',
          text: 'The counselors on shift where you asked, by name, with what you wrote.',
        },
        {
          time: '5:00',
          title: 'The whole team is told',
          text: 'Half the time is gone. Anybody with a free hand may take the call, and says so on the screen.',
        },
        {
          time: '8:00',
          title: 'The manager’s phone rings',
          text: 'It is loud. Managers have learned to hope that it stays quiet.',
        },
        {
          time: '10:00',
          title: 'You have heard a voice',
          text: 'If not, the clock goes on in red, every phone rings, and the day is looked at in the morning.',
        },
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
    title: 'Come when there is *soup on*',
    subtitle: 'Open to visitors',
    ctaLabel: 'All events',
    ctaUrl: '/events',
    image: 'communities/cottonwood-terrace-courtyard.webp',
    sortOrder: 6,
  },
  {
    slug: 'home-resources',
    sectionType: 'resources',
    title: 'To read at the *kitchen table*',
    subtitle: 'Resource library',
    ctaLabel: 'All guides and articles',
    ctaUrl: '/resources',
    sortOrder: 7,
  },
  {
    slug: 'home-closing',
    sectionType: 'closing',
    title: 'Forty minutes, *one cup of coffee*',
    ctaLabel: 'Schedule a tour',
    image: 'cities/longmont.webp',
    sortOrder: 8,
  },
]

/** Headings that pages other than the home page borrow from it. */
export const homepageConfig: HomepageConfigSeed[] = [
  {
    sectionKey: 'communities',
    heading: 'Six houses in *Colorado*',
    subheading: 'Prices, rooms that are open now, and a telephone number for each.',
    metadata: { shown: 3, order: 'featured' },
  },
  {
    sectionKey: 'stories',
    heading: 'In *their own* words',
    subheading: 'Printed with a date and with consent. We do not shorten the grumbling.',
    metadata: { shown: 4 },
  },
  {
    sectionKey: 'events',
    heading: 'Come when there is *soup on*',
    subheading: 'Anybody may come. Sign up so that we can count chairs.',
    metadata: { shown: 3 },
  },
  {
    sectionKey: 'resources',
    heading: 'To read at the *kitchen table*',
    subheading: 'Three guides and eight articles, none of them longer than a pot of coffee.',
    metadata: { shown: 3 },
  },
  {
    sectionKey: 'promise',
    heading: 'Ten minutes, *by the clock*',
    subheading: 'While our phones are staffed, 7 am to 9 pm every day.',
    metadata: { minutes: 10, escalateAtMinutes: [5, 8, 10] },
  },
]
