import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const aboutUs: PageSections = {
  pagePath: '/about-us',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'how-it-began',
      title: 'It began with one porch light',
      subtitle: 'About Evergrove',
      content: {
        html: `<p>In the winter of 2006 a night nurse in Boulder drove home past the same dark building every morning at seven. It was a nursing home, and no lamp was ever lit in front of it. She said to her brother, who built houses, that she would be ashamed to arrive there. He said that a lamp was not hard. Three years later they opened Evergrove Lodge, with 64 apartments and a light above the steps that has its own fuse.</p>
<p>There are several communities now. No two look alike, because Pueblo is not Boulder and a railway hotel of 1911 is not a glass front below the mesas. What they share is a short list of habits: the price is on the page, the nurse counts in front of you, somebody is awake at night, and there is no phone menu.</p>`,
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'six-houses',
      title: 'How the communities came to be',
      content: {
        html: '<p>We open a community when we have found a director for it, and not before.</p>',
        items: [
          {
            label: '2009',
            title: 'Evergrove Lodge, Boulder',
            text: 'Log and stone under the tilted rocks. Our first community.',
          },
          {
            label: '2012',
            title: 'Juniper House, Denver',
            text: 'A schoolmaster’s home of 1926 with a 62-foot porch. Our first memory care wing.',
          },
          {
            label: '2014',
            title: 'Red Mesa Court, Colorado Springs',
            text: 'A hotel that kept its manners, with 28 licensed nursing rooms on the first floor.',
          },
          {
            label: '2016',
            title: 'Cottonwood Terrace, Fort Collins',
            text: 'Ninety-six apartments, the most we will ever put under one roof.',
          },
          {
            label: '2018',
            title: 'Casa Alameda, Pueblo',
            text: 'Adobe, a bread oven, and two languages at every table.',
          },
          {
            label: '2021',
            title: 'Larkspur Commons, Grand Junction',
            text: 'One level, no steps, a greenhouse. Opened in spring 2021.',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'who-decides',
      title: 'Who owns it, and who decides',
      content: {
        html: `<p>The company belongs to the two people who began it and to 44 of the people who work in it. There is no outside investor and no plan to sell. We have borrowed from two Colorado banks, and they get paid first; the communities get what is left, and the roof comes before the lobby.</p>
<p>Each community is run by its director, who may spend up to $10,000 on her own signature and may turn a family away when the community is wrong for them. Twice a year residents and families of each community see the budget, on paper, and ask about it for an hour.</p>`,
        imagePath: 'communities/evergrove-lodge-lobby.webp',
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'habits',
      title: 'Five habits you can check',
      content: {
        html: '<p>All five can be checked in forty minutes.</p>',
        items: [
          {
            title: 'The price has a date.',
            text: 'On the page, on the quote, and on the sheet by the door.',
          },
          {
            title: 'Staff knock and wait.',
            text: 'Count to four. If the door opens sooner, tell the director.',
          },
          { title: 'Inspection reports are in the lobby.', text: 'Green folder, worst page first.' },
          { title: 'The director eats with residents.', text: 'Ask which table it was yesterday.' },
          {
            title: 'The light is on.',
            text: 'From dusk, every night since 2009, with one exception for a squirrel.',
          },
        ],
      },
    },
    {
      sectionType: 'links',
      sectionKey: 'further',
      title: 'Look further',
      content: {
        html: '',
        items: [
          {
            title: 'The people',
            text: 'Directors, nurses, cooks and one chaplain with a folding stool.',
            href: '/team',
          },
          {
            title: 'Why Evergrove, and why not',
            text: 'Five reasons with numbers, and four cases in which we are the wrong place.',
            href: '/why-evergrove',
          },
          {
            title: 'Floor plans and virtual tours',
            text: 'Every plan with its price, and a live walk-through by video.',
            href: '/virtual-tour-and-floorplans',
          },
          { title: 'Work with us', text: 'Open jobs with the pay printed beside them.', href: '/careers' },
        ],
      },
    },
  ],
}
