import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const additionalLtc: PageSections = {
  pagePath: '/additional-ltc',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'around-the-nursing-room',
      title: 'What belongs to long-term care besides the nurse',
      subtitle: 'Further long-term care services',
      content: {
        html: `<p>A nursing room is the middle of long-term care. Around it stand some seven services that families hear about one at a time, usually in a hurry, in a hospital corridor. Here they are together. Some are provided by our own staff, and some by licensed partners who visit. In both cases the nurse in charge holds one plan, and you need to know one name.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'seven-services',
      title: 'Seven services, by whom and where',
      content: {
        html: `<table>
<caption>Red Mesa Court and Casa Alameda unless noted</caption>
<thead><tr><th scope="col">Service</th><th scope="col">Provided by</th><th scope="col">Also in other communities?</th></tr></thead>
<tbody>
<tr><th scope="row">Therapy after a hospital stay</th><td>Our therapists, five days a week</td><td>Yes, at Juniper House and Cottonwood Terrace</td></tr>
<tr><th scope="row">Wound care</th><td>Our nurses, with a wound specialist every second Tuesday</td><td>By home health, on a doctor’s order</td></tr>
<tr><th scope="row">Oxygen and breathing treatments</th><td>Our nurses</td><td>Oxygen yes, in all</td></tr>
<tr><th scope="row">Palliative care</th><td>A partner’s nurse and doctor, beside the usual care</td><td>Yes, in all</td></tr>
<tr><th scope="row">Hospice</th><td>The hospice you choose; we work with nine</td><td>Yes, in all</td></tr>
<tr><th scope="row">Dental, eye and foot care</th><td>Visiting offices, about twice a month</td><td>Yes, in all</td></tr>
<tr><th scope="row">Counseling</th><td>A visiting clinical social worker, by video or in person</td><td>Yes, in all</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'palliative-or-hospice',
      title: 'Palliative care is not hospice',
      content: {
        html: `<p>The two words are mixed up by nearly everyone, and it costs people good months. Palliative care treats pain, breathlessness and worry at any stage of a serious illness, while other treatment goes on. It can begin on the day of a diagnosis. Hospice is for people who are expected to live about six months or less and have chosen comfort over cure.</p>
<p>Medicare pays for hospice: the nurse, the aide, the medicines for comfort, the bed. It does not pay for the room, here or anywhere. If somebody gets better on hospice, and it happens, they leave it again. Ask for either one early.</p>`,
        imagePath: 'communities/red-mesa-court-courtyard.webp',
      },
    },
    {
      sectionType: 'faq',
      sectionKey: 'questions',
      title: 'Asked in the corridor',
      content: {
        html: '',
        items: [
          {
            title: 'Can he come straight from the hospital?',
            text: 'Often within 24 hours, if a room is open. The planner there sends the papers, our nurse reads them the same day and says yes, no, or what is missing.',
          },
          {
            title: 'Who chooses the hospice or the home health company?',
            text: 'You do. We hand over the full list and say which we have worked with. We are not paid for referrals.',
          },
          {
            title: 'Do you take short stays for rehabilitation?',
            text: 'Yes, at Red Mesa Court and Casa Alameda, for as long as therapy is ordered and useful. Three to five weeks is usual.',
          },
          {
            title: 'And respite in a nursing room?',
            text: 'At Casa Alameda, when one of the twelve is available. It must be planned with the nurse and lasts at least seven nights.',
          },
          {
            title: 'What do you not do?',
            text: 'Ventilators, dialysis in the building, and intravenous chemotherapy. For dialysis we drive, three times a week.',
          },
        ],
      },
    },
    {
      sectionType: 'callout',
      sectionKey: 'one-name',
      title: 'One name to call',
      content: {
        html: '<p>At Red Mesa Court it is Amina Yusuf, head of nursing, who calls each family every second Thursday, news or no news. At Casa Alameda begin with Teresa Gallegos. She was a hospital social worker for twelve years and has filled in the 26-page form more often than anybody should.</p>',
      },
    },
  ],
}
