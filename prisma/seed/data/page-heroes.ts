import type { PageHeroSeed } from '@/prisma/seed/data/shapes'

// A button with the form's URL opens the tour dialog in place.
const TOUR = { ctaText: 'Schedule a tour', ctaLink: '/contact#tour' }

const inOrder = (rows: Omit<PageHeroSeed, 'sortOrder' | 'textAlignment'>[]): PageHeroSeed[] =>
  rows.map((row, index) => ({ textAlignment: 'left', ...row, sortOrder: index + 1 }))

/** Headers of the public pages (specification section 2). Stars mark italic copper. */
export const pageHeroes: PageHeroSeed[] = inOrder([
  {
    pagePath: '/communities',
    title: 'Our *communities*',
    subtitle: 'From log and stone in Boulder to adobe in Pueblo, each with its prices and their date.',
    image: 'cities/denver.webp',
    ...TOUR,
  },
  {
    pagePath: '/events',
    title: 'Events *open to visitors*',
    subtitle:
      'Suppers, songs, chess and a bus trip. Everyone is welcome; please sign up so we can count chairs.',
    image: 'articles/farmers-market.webp',
  },
  {
    pagePath: '/team',
    title: 'Meet *our team*',
    subtitle: 'The directors, and the people who cook, nurse, plant, fix and sit with you.',
    image: 'communities/evergrove-lodge-lobby.webp',
  },
  {
    pagePath: '/blog',
    title: 'News and *articles*',
    subtitle: 'Articles for families, and letters from each community.',
    image: 'articles/bird-feeder-at-window.webp',
  },
  {
    pagePath: '/reviews',
    title: 'Reviews, *in their own words*',
    subtitle: 'Each with a date, a source and consent. The average counts every review we received.',
    image: 'communities/juniper-house-exterior-day.webp',
  },
  {
    pagePath: '/faqs',
    title: 'Questions *and answers*',
    subtitle: 'What families ask us on the phone, answered the way we answer there.',
    image: 'communities/cottonwood-terrace-sun-room.webp',
  },
  {
    pagePath: '/resources',
    title: 'Guides *and checklists*',
    subtitle: 'To read at the kitchen table, each in under fifteen minutes.',
    image: 'communities/evergrove-lodge-library.webp',
  },
  {
    pagePath: '/about-us',
    title: 'About *Evergrove*',
    subtitle: 'Colorado communities since 2009, owned by the people who run them.',
    image: 'communities/evergrove-lodge-exterior-day.webp',
    ...TOUR,
  },
  {
    pagePath: '/why-evergrove',
    title: 'Five reasons for us, *four against*',
    subtitle: 'What sets us apart, and when another place is the better choice.',
    image: 'communities/juniper-house-exterior-evening.webp',
    ...TOUR,
  },
  {
    pagePath: '/contact',
    title: 'Contact us: *call, or we call you*',
    subtitle: 'A name and a number are enough. The form says when we will call.',
    image: 'communities/larkspur-commons-exterior-sundown.webp',
  },
  {
    pagePath: '/careers',
    title: 'Work *with us*',
    subtitle: 'Open jobs in our communities, each with its pay beside it.',
    image: 'communities/casa-alameda-kitchen.webp',
    ctaText: 'See the open jobs',
    ctaLink: '/careers#jobs',
  },
  {
    pagePath: '/services',
    title: 'What is in the rate, *and what is not*',
    subtitle: 'Our services on one page, community by community.',
    image: 'communities/casa-alameda-exterior-day.webp',
    ...TOUR,
  },
  {
    pagePath: '/services/management',
    title: 'How we *run a community*',
    subtitle: 'Who decides, whom to ask, and how a complaint is handled.',
    image: 'articles/calendar-and-glasses.webp',
  },
  {
    pagePath: '/services/long-term-care',
    title: 'Long-term care *with a nurse on every shift*',
    subtitle: 'Forty private nursing rooms in Colorado Springs and Pueblo.',
    image: 'communities/casa-alameda-apartment.webp',
    ...TOUR,
  },
  {
    pagePath: '/services/chaplaincy',
    title: 'Chaplains: *somebody to sit with*',
    subtitle: 'A chaplain, a folding stool, and a list of people of every faith who answer their phones.',
    image: 'communities/red-mesa-court-chapel.webp',
  },
  {
    pagePath: '/dining',
    title: 'Dining *at Evergrove*',
    subtitle:
      'Three meals a day with two hot dishes to choose from, coffee until nine at night, and your first lunch on us.',
    image: 'services/dining.webp',
    ...TOUR,
  },
  {
    pagePath: '/beauty-salon',
    title: 'The *hair salon*',
    subtitle: 'A hair salon in every community. Tuesday to Saturday.',
    image: 'services/beauty-salon.webp',
  },
  {
    pagePath: '/fitness-therapy',
    title: 'Fitness *and therapy*',
    subtitle: 'Fifteen classes a week to keep what you have, and therapy to get back what you lost.',
    image: 'services/fitness-therapy.webp',
    ...TOUR,
  },
  {
    pagePath: '/courtyards-patios',
    title: 'Courtyards *and patios*',
    subtitle: 'Courtyards without a step, with a bench every 40 feet.',
    image: 'services/courtyards-patios.webp',
    ...TOUR,
  },
  {
    pagePath: '/stage-cares',
    title: 'When needs change, *agreed in advance*',
    subtitle: 'What we do when somebody needs more help or less, written down before it happens.',
    image: 'communities/casa-alameda-walking-path.webp',
  },
  {
    pagePath: '/stage-cares-app',
    title: 'The *family app*',
    subtitle: 'One summary a day of meals, visits and activities, and only what she wants you to see.',
    image: 'services/stage-cares-app.webp',
  },
  {
    pagePath: '/care-points',
    title: 'How care is *counted and priced*',
    subtitle: 'A nurse counts it in front of you. There are four care levels.',
    image: 'articles/tea-and-letters.webp',
    ...TOUR,
  },
  {
    pagePath: '/safety-with-dignity',
    title: 'Safety *with dignity*',
    subtitle: 'The rails, lights and habits that prevent falls, and what we do after one.',
    image: 'services/safety-with-dignity.webp',
  },
  {
    pagePath: '/ltc-watch',
    title: 'Our quality figures, *bad ones included*',
    subtitle: 'Call times, falls, inspections and staff turnover at each community, every quarter.',
    image: 'communities/red-mesa-court-exterior-day.webp',
  },
  {
    pagePath: '/additional-ltc',
    title: 'More services in *long-term care*',
    subtitle:
      'Therapy, wound care, palliative care, hospice and four visiting offices, with one name to call.',
    image: 'communities/red-mesa-court-apartment.webp',
    ...TOUR,
  },
  {
    pagePath: '/long-term-care-colorado',
    title: 'How Colorado *licenses and pays* for care',
    subtitle: 'Four licenses, one Medicaid program, five rights. In plain words, checked in October 2026.',
    image: 'cities/colorado-springs.webp',
    ...TOUR,
  },
  {
    pagePath: '/in-home-care',
    title: 'Care in *your own home*',
    subtitle: 'Visits of three hours or more, around Denver, Boulder and Fort Collins.',
    image: 'articles/two-chairs-on-a-porch.webp',
    ctaText: 'Ask for a nurse’s visit',
    ctaLink: '/contact?topic=nurse-visit#tour',
  },
  {
    pagePath: '/compare-care-levels',
    title: 'Which kind of care is *the right one*?',
    subtitle: 'All five kinds of care side by side. It takes about four minutes to read.',
    image: 'articles/bus-trip-in-the-mountains.webp',
    ctaText: 'Ask the Care Navigator',
    ctaLink: '/care-navigator',
  },
  {
    pagePath: '/care-navigator',
    title: 'The *Care Navigator*',
    subtitle: 'Eight questions lead to one suggestion, with the answers that led to it.',
    image: 'cities/boulder.webp',
  },
  {
    pagePath: '/pricing-and-availability',
    title: 'Every price, *with its date*',
    subtitle: 'What it costs, what is included, what is open now, and how long the waiting lists are.',
    image: 'communities/cottonwood-terrace-exterior-autumn.webp',
    ...TOUR,
  },
  {
    pagePath: '/virtual-tour-and-floorplans',
    title: 'Floor plans *and virtual tours*',
    subtitle: 'Every plan with its price, and a live video walk-through at your own pace.',
    image: 'communities/larkspur-commons-apartment.webp',
    ctaText: 'Ask for a video tour',
    ctaLink: '/contact?topic=video-tour#tour',
  },
  {
    pagePath: '/family-stories-and-reviews',
    title: 'Family *stories*',
    subtitle: 'From residents and families, each with its date and none of them paid for.',
    image: 'communities/cottonwood-terrace-exterior-day.webp',
  },
  {
    pagePath: '/for-professionals',
    title: 'Referrals from *professionals*',
    subtitle: 'For discharge planners, social workers and physicians: an answer the same day.',
    image: 'communities/red-mesa-court-exterior-sunset.webp',
    ctaText: 'Refer someone',
    ctaLink: '/for-professionals#refer',
  },
  {
    pagePath: '/accessibility',
    title: 'This website, *accessible to everyone*',
    subtitle:
      'How this site is built for keyboards, screen readers and magnifiers, and what still falls short.',
    image: 'communities/larkspur-commons-exterior-day.webp',
  },
  {
    pagePath: '/privacy',
    title: 'Your data *and your privacy*',
    subtitle: 'What we keep about you, for how long, and who sees it.',
    image: 'communities/juniper-house-apartment.webp',
  },
  {
    pagePath: '/terms',
    title: 'Terms of *use*',
    subtitle: 'The rules for using this website.',
    image: 'cities/pueblo.webp',
  },
])
