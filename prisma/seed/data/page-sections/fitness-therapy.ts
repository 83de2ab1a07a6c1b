import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const fitnessTherapy: PageSections = {
  pagePath: '/fitness-therapy',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'two-rooms',
      title: 'Two rooms that look alike and are not',
      subtitle: 'Fitness and therapy',
      content: {
        html: `<p>Fitness keeps what you have. Therapy gets back what you lost. The first is a class, it is in the monthly rate, and you come in socks with grips. The second is a treatment. A doctor orders it, a licensed therapist gives it, and Medicare or your insurance usually pays a large part.</p>
<p>Fitness studios are at Evergrove Lodge, Cottonwood Terrace and Larkspur Commons. Therapy rooms are at Juniper House, Cottonwood Terrace, Red Mesa Court and Casa Alameda. Where a community has one and not the other, a therapist visits or a class is held in the dining room, with the tables against the wall.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'classes',
      title: 'A week of classes',
      content: {
        html: `<table>
<caption>Cottonwood Terrace, as an example. All levels, chairs welcome</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Class</th><th scope="col">What it is for</th></tr></thead>
<tbody>
<tr><th scope="row">Weekdays, 9:30</th><td>Stretch, mostly sitting</td><td>Shoulders, hips, ankles</td></tr>
<tr><th scope="row">Monday, Wednesday, Friday, 11:00</th><td>Weights of one to five pounds</td><td>Getting out of a low chair</td></tr>
<tr><th scope="row">Tuesday, 11:00</th><td>Up from the floor</td><td>The one thing to practice on a good day</td></tr>
<tr><th scope="row">Thursday, 11:00</th><td>Tai chi, short form</td><td>Balance, and quiet</td></tr>
<tr><th scope="row">Weekdays, 2:30</th><td>The walk</td><td>260 feet, 900 feet or 1.1 miles</td></tr>
</tbody>
</table>
<p>That is fifteen classes a week. Nobody is fetched, and nobody is measured unless they ask. If they do ask, we count how often they can stand up from a chair in thirty seconds, and write the number on a card with the date.</p>`,
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'therapy',
      title: 'To the mailbox and back, alone',
      content: {
        html: `<p>Katie Brandt and two colleagues see about 30 people a week at Cottonwood Terrace, most of them after a hip, a knee or a fall. The first visit takes an hour. It ends with one aim in plain words, chosen by the person and written on a card. “To the mailbox and back, alone” took nine weeks, and he was proud of it.</p>
<p>The room has parallel bars, a practice stair of four steps and a car door bolted to the floor, because getting into a car takes practice. Occupational therapists work on sleeves, spoons and showers. Speech therapists work on words, and on swallowing.</p>`,
        imagePath: 'communities/cottonwood-terrace-fitness-studio.webp',
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'how-therapy-starts',
      title: 'How therapy begins',
      content: {
        html: '',
        items: [
          {
            label: 'Day 0',
            title: 'Somebody notices',
            text: 'You, a caregiver, or the nurse after a fall. It takes one sentence.',
          },
          {
            label: 'Day 1–3',
            title: 'Your doctor orders it',
            text: 'Our nurse makes the call and faxes what the office needs.',
          },
          {
            label: 'Day 4',
            title: 'We check what is covered',
            text: 'Medicare Part B commonly pays 80 percent after the deductible. You see your share before we start.',
          },
          {
            label: 'Day 5–7',
            title: 'First visit',
            text: 'One hour, one aim, one card. After that two or three visits a week, usually for six to nine weeks.',
          },
        ],
      },
    },
    {
      sectionType: 'quote',
      sectionKey: 'katie',
      title: 'From the person with the stopwatch',
      content: {
        html: '<blockquote><p>I never ask how far somebody walked. I ask what they walked to.</p></blockquote><p>Katie Brandt, PT, Cottonwood Terrace</p>',
      },
    },
  ],
}
