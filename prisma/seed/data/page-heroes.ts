import type { PageHeroSeed } from '@/prisma/seed/data/shapes'

// The form's own address: the button opens the tour dialog there and then.
const TOUR = { ctaText: 'Schedule a tour', ctaLink: '/contact#tour' }

const inOrder = (rows: Omit<PageHeroSeed, 'sortOrder' | 'textAlignment'>[]): PageHeroSeed[] =>
  rows.map((row, index) => ({ textAlignment: 'left', ...row, sortOrder: index + 1 }))

/** Headers of the public pages (specification section 2). The word between stars is set in italic copper. */
export const pageHeroes: PageHeroSeed[] = inOrder([
  {
    pagePath: '/communities',
    title: 'Six houses, *six tempers*',
    subtitle: 'From a log house in Boulder to adobe in Pueblo. Every price is here, with its date.',
    image: 'cities/denver.webp',
    ...TOUR,
  },
  {
    pagePath: '/events',
    title: 'Come when there is *soup on*',
    subtitle: 'Suppers, songs, chess and one bus. Anybody may come; sign up so that we can count chairs.',
    image: 'articles/farmers-market.webp',
  },
  {
    pagePath: '/team',
    title: 'Who is *home*',
    subtitle: 'Six directors, and the people who cook, nurse, plant, fix and sit with you.',
    image: 'communities/evergrove-lodge-lobby.webp',
  },
  {
    pagePath: '/blog',
    title: 'News from the *six houses*',
    subtitle: 'Articles for families, and letters from each house with the number of tomatoes in it.',
    image: 'articles/bird-feeder-at-window.webp',
  },
  {
    pagePath: '/reviews',
    title: 'In their *own words*',
    subtitle: 'Each with a date, a source and consent. The stars are counted from these and nothing else.',
    image: 'communities/juniper-house-exterior-day.webp',
  },
  {
    pagePath: '/faqs',
    title: 'Plain *answers*',
    subtitle: 'What people ask on the telephone, in the words we use there.',
    image: 'communities/cottonwood-terrace-sun-room.webp',
  },
  {
    pagePath: '/resources',
    title: 'To read at the *kitchen table*',
    subtitle: 'Guides and checklists, none longer than a pot of coffee.',
    image: 'communities/evergrove-lodge-library.webp',
  },
  {
    pagePath: '/about-us',
    title: 'A light with its *own fuse*',
    subtitle: 'Six Colorado houses since 2009, owned by the people who run them.',
    image: 'communities/evergrove-lodge-exterior-day.webp',
    ...TOUR,
  },
  {
    pagePath: '/why-evergrove',
    title: 'Five reasons, *four against*',
    subtitle: 'Only sentences that would be false somewhere else.',
    image: 'communities/juniper-house-exterior-evening.webp',
    ...TOUR,
  },
  {
    pagePath: '/contact',
    title: 'A person *picks up*',
    subtitle:
      'From 7 am to 9 pm, every day. Send the form in those hours and somebody calls within ten minutes.',
    image: 'communities/larkspur-commons-exterior-sundown.webp',
  },
  {
    pagePath: '/careers',
    title: 'Hard work, *good company*',
    subtitle: 'Eight kinds of jobs in six houses, each with its pay beside it.',
    image: 'care/assisted-living.webp',
    ctaText: 'Write three sentences',
    ctaLink: '/contact',
  },
  {
    pagePath: '/services',
    title: 'What is in the rate, *and what is not*',
    subtitle: 'Ten services on one page, house by house.',
    image: 'communities/casa-alameda-exterior-day.webp',
    ...TOUR,
  },
  {
    pagePath: '/services/management',
    title: 'Said on Monday, *done by Thursday*',
    subtitle: 'How a house is run, whom to ask, and where to complain.',
    image: 'services/management.webp',
  },
  {
    pagePath: '/services/long-term-care',
    title: 'Nursing, *with an armchair*',
    subtitle: 'Forty nursing rooms in Colorado Springs and Pueblo, a registered nurse on every shift.',
    image: 'services/long-term-care-nursing.webp',
    ...TOUR,
  },
  {
    pagePath: '/services/chaplaincy',
    title: 'Somebody to *sit with*',
    subtitle: 'A chaplain, a folding stool, and a list of people of every faith who answer their phones.',
    image: 'services/chaplaincy.webp',
  },
  {
    pagePath: '/dining',
    title: 'Two hot dishes, *and eggs*',
    subtitle: 'Breakfast from seven to ten, coffee until nine at night, and your first lunch on us.',
    image: 'services/dining.webp',
    ...TOUR,
  },
  {
    pagePath: '/beauty-salon',
    title: 'Fridays *at nine*',
    subtitle: 'A hair salon in every house. Wash, cut and set $28, Tuesday to Saturday.',
    image: 'services/beauty-salon.webp',
  },
  {
    pagePath: '/fitness-therapy',
    title: 'Four steps, *then twelve*',
    subtitle: 'Fifteen classes a week to keep what you have, and therapy to get back what you lost.',
    image: 'services/fitness-therapy.webp',
    ...TOUR,
  },
  {
    pagePath: '/courtyards-patios',
    title: 'Outside, *without asking*',
    subtitle: 'Six courtyards without a step, with a bench every 40 feet.',
    image: 'services/courtyards-patios.webp',
    ...TOUR,
  },
  {
    pagePath: '/stage-cares',
    title: 'Five stages, *no surprise*',
    subtitle: 'What changes when somebody needs more help, agreed on before it happens.',
    image: 'communities/casa-alameda-walking-path.webp',
  },
  {
    pagePath: '/stage-cares-app',
    title: 'Did she have *breakfast*?',
    subtitle: 'The family app: four tiles, one summary a day, and only what she wants you to see.',
    image: 'services/stage-cares-app.webp',
  },
  {
    pagePath: '/care-points',
    title: 'Eight leaves, *four steps*',
    subtitle: 'How care is counted in front of you, and what it costs: $350 to $1,900 a month.',
    image: 'services/care-points.webp',
    ...TOUR,
  },
  {
    pagePath: '/safety-with-dignity',
    title: 'A lamp is better than *a rule*',
    subtitle: 'Rails, lights and habits, measured with a tape. And what we do after a fall.',
    image: 'services/safety-with-dignity.webp',
  },
  {
    pagePath: '/ltc-watch',
    title: 'Our figures, *bad ones included*',
    subtitle: 'Call times, falls, inspections and people who left, house by house, each quarter.',
    image: 'communities/red-mesa-court-exterior-day.webp',
  },
  {
    pagePath: '/additional-ltc',
    title: 'Around the *nursing room*',
    subtitle:
      'Therapy, wound care, palliative care, hospice and four visiting offices, with one name to call.',
    image: 'communities/red-mesa-court-apartment.webp',
    ...TOUR,
  },
  {
    pagePath: '/long-term-care-colorado',
    title: 'Long-term care *in Colorado*',
    subtitle: 'Four licenses, one Medicaid program, five rights. In plain words, checked in October 2026.',
    image: 'care/long-term-care.webp',
    ...TOUR,
  },
  {
    pagePath: '/in-home-care',
    title: 'Help that *rings the bell*',
    subtitle: 'Three hours or more in your own kitchen, around Denver, Boulder and Fort Collins.',
    image: 'care/in-home-care.webp',
    ctaText: 'Ask for a nurse’s visit',
    ctaLink: '/contact',
  },
  {
    pagePath: '/compare-care-levels',
    title: 'Which kind of care is *the right one*?',
    subtitle: 'Five columns, four minutes, and a list of what happened last Tuesday.',
    image: 'care/independent-living.webp',
    ctaText: 'Ask the Care Navigator',
    ctaLink: '/care-navigator',
  },
  {
    pagePath: '/care-navigator',
    title: 'A compass, *not a doctor*',
    subtitle: 'Eight questions lead to one suggestion, and the scale is printed below.',
    image: 'cities/boulder.webp',
  },
  {
    pagePath: '/pricing-and-availability',
    title: 'Every price, *with its date*',
    subtitle: 'What it costs, what is in it, what is open, and how long the list is.',
    image: 'communities/cottonwood-terrace-exterior-autumn.webp',
    ...TOUR,
  },
  {
    pagePath: '/virtual-tour-and-floorplans',
    title: 'Look *before you drive*',
    subtitle: 'Floor plans with prices, and a live walk through the house at the speed you like.',
    image: 'communities/larkspur-commons-apartment.webp',
    ctaText: 'Ask for a video tour',
    ctaLink: '/contact#tour',
  },
  {
    pagePath: '/family-stories-and-reviews',
    title: 'After the *first winter*',
    subtitle: 'Stories from residents and families, printed with a date and without a discount.',
    image: 'communities/cottonwood-terrace-exterior-day.webp',
  },
  {
    pagePath: '/for-professionals',
    title: 'Yes, no, or *what is missing*',
    subtitle: 'For discharge planners, social workers and physicians: an answer the same day.',
    image: 'communities/red-mesa-court-exterior-sunset.webp',
    ctaText: 'Refer somebody',
    ctaLink: '/contact',
  },
  {
    pagePath: '/accessibility',
    title: 'For *every* pair of eyes',
    subtitle:
      'How this site is built for keyboards, screen readers and magnifiers, and what still falls short.',
    image: 'communities/larkspur-commons-exterior-day.webp',
  },
  {
    pagePath: '/privacy',
    title: 'What we know, *and what we do not tell*',
    subtitle: 'One page about your data, in words a person can read aloud.',
    image: 'communities/juniper-house-apartment.webp',
  },
  {
    pagePath: '/terms',
    title: 'Terms of *use*',
    subtitle: 'The website’s rules, short enough to finish.',
    image: 'cities/pueblo.webp',
  },
])
