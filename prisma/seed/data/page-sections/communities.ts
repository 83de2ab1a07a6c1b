import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const communitiesList: PageSections = {
  pagePath: '/communities',
  sections: [
    {
      sectionType: 'links',
      sectionKey: 'places-and-stays',
      title: 'By place, or by kind of stay',
      content: {
        html: '',
        items: [
          {
            title: 'In and around Denver',
            text: 'Juniper House, and what to do when it is full.',
            href: '/denver-senior-living',
          },
          {
            title: 'Boulder County',
            text: 'Assisted living at Evergrove Lodge.',
            href: '/assisted-living-boulder-county',
          },
          {
            title: 'West of the mountains',
            text: 'Grand Junction and the towns around it.',
            href: '/western-slope-senior-living',
          },
          {
            title: 'Visit Juniper House',
            text: 'How to get there and what you see.',
            href: '/visit-juniper-house',
          },
          {
            title: 'See memory care from inside',
            text: 'When to come, and what to ask.',
            href: '/memory-care-visit',
          },
          {
            title: 'A winter stay',
            text: 'Short stays in a furnished room, and home again in spring.',
            href: '/winter-respite-stay',
          },
          {
            title: 'For veterans and spouses',
            text: 'Red Mesa Court, and how Aid and Attendance helps to pay.',
            href: '/veterans-senior-living',
          },
        ],
      },
    },
  ],
}
