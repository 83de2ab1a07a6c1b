import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const safetyWithDignity: PageSections = {
  pagePath: '/safety-with-dignity',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'two-words',
      title: 'Two words that pull in different directions',
      subtitle: 'Safety with dignity',
      content: {
        html: `<p>It is easy to make somebody safe. You take away the kettle, the scissors, the stairs and the front door. What is left is safe, and it is not a life. So we begin with lamps and rails in the building, and use no alarms on people.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'the-building',
      title: 'What the building does',
      content: {
        html: '<p>You can check each of these on a visit. Bring a tape measure; we lend one if you forget.</p>',
        items: [
          {
            title: 'Rails on both sides',
            text: 'of every corridor, of wood, at 34 inches, with a notch at each door that fingers can read.',
          },
          {
            title: 'Lights at ankle height',
            text: 'that come on at dusk, and a lit path from bed to bathroom that needs no switch.',
          },
          {
            title: 'Floors that change color, never level.',
            text: 'Larkspur Commons has no step at all. In the other communities every step has a ramp or an elevator beside it.',
          },
          {
            title: 'Two grab bars, a seat and a call button',
            text: 'in each bath, the button within reach from the floor.',
          },
          {
            title: 'Doors of 36 inches',
            text: 'to every bathroom, because a walker is 24 and needs an elbow on either side.',
          },
          {
            title: 'Water at 115 degrees or less,',
            text: 'checked on the first of the month at the faucet farthest from the water heater.',
          },
        ],
      },
    },
    {
      sectionType: 'picture-text',
      sectionKey: 'when-the-button-rings',
      title: 'When the button rings',
      content: {
        html: `<p>At Larkspur Commons the pendant rang 1,140 times last year. The middle answer was four minutes, measured from the press to a person in the room. We measure each one in every community and publish the middle figure and the slow ones on the <a href="/ltc-watch">quality watch</a> page.</p>
<p>Whoever comes knocks, says a name and sits down before asking what is the matter. Nobody says “again?”. A person who rings nine times in a night is not difficult. She is frightened, or in pain, or the clock has stopped.</p>`,
        imagePath: 'communities/larkspur-commons-lobby.webp',
      },
    },
    {
      sectionType: 'steps',
      sectionKey: 'after-a-fall',
      title: 'After a fall',
      content: {
        html: '<p>People fall here too. More than one in four Americans over 65 do each year. What differs is what happens next.</p>',
        items: [
          {
            label: '1 minute',
            title: 'Nobody is lifted',
            text: 'A nurse or trained caregiver looks first. Head, hip, back, blood thinner: then we call 911.',
          },
          { label: '1 hour', title: 'The family hears', text: 'By phone, from a person who was there.' },
          {
            label: '24 hours',
            title: 'Four people read the report',
            text: 'Nurse, therapist, maintenance, director. Most often the answer is a lamp, a pill or a pair of shoes.',
          },
          {
            label: '7 days',
            title: 'One thing has changed',
            text: 'In writing, on the plan. “Will be careful” does not count as a change.',
          },
        ],
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'what-we-do-not-use',
      title: 'What we do not use',
      content: {
        html: `<p>No bed rails that hold a person in. No chair alarms that shriek across a dining room. No pills to keep somebody quiet, except for a short time, by a doctor’s order, with the family told the same day. No cameras in rooms unless the resident has asked for one and a sign hangs on the door, as Colorado’s rules and good manners both require.</p>
<p>Memory care doors are secured, and that is a limit on freedom that we do not pretend away. We pay for it with a garden that is open all day, and with somebody who will put on a coat and go along.</p>`,
      },
    },
  ],
}
