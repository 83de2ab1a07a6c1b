import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const accessibility: PageSections = {
  pagePath: '/accessibility',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'what-we-aim-for',
      title: 'A website for eighty-year-old eyes',
      subtitle: 'Accessibility',
      content: {
        html: `<p>Many people who read this site are over 75, and some read it with a screen reader, a keyboard, a switch, or a magnifier held over a phone. It should work for all of them. We build to the Web Content Accessibility Guidelines, version 2.1, level AA, and go further where it is cheap to do so: text is 18 pixels or larger, its contrast is at least seven to one, and buttons are 44 pixels high.</p>
<p>Where we fall short it is a fault and not a style. Tell us, and it goes on the same list as a broken stair.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'on-the-site',
      title: 'What is built in',
      content: {
        html: '',
        items: [
          {
            title: 'Everything works from the keyboard,',
            text: 'with a thick copper line that shows where you are. “Skip to content” is the first stop on each page.',
          },
          {
            title: 'Letters grow.',
            text: 'Zoom to 400 percent without sideways scrolling. Articles have A− and A+ buttons.',
          },
          {
            title: 'Pictures are described,',
            text: 'or marked as decoration so that screen readers pass over them.',
          },
          {
            title: 'Forms say what is wrong in words,',
            text: 'beside the field, and keep what you have typed.',
          },
          {
            title: 'Nothing moves by itself.',
            text: 'If your device asks for less motion, there is none at all.',
          },
          {
            title: 'The typeface is Atkinson Hyperlegible,',
            text: 'drawn so that 1, l and I cannot be mixed up.',
          },
        ],
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'known-limits',
      title: 'What does not work as well as it should',
      content: {
        html: `<table>
<caption>Known limits, as of November 2026</caption>
<thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">Meanwhile</th></tr></thead>
<tbody>
<tr><th scope="row">Brochures and calendars in PDF</th><td>Some older files have no headings inside</td><td>Ask for large print or have one read to you; two working days</td></tr>
<tr><th scope="row">Floor plans</th><td>Drawings cannot be explored by touch</td><td>Each has a description in words and measures</td></tr>
<tr><th scope="row">The check against robots on forms</th><td>It comes from another company</td><td>Call us. The telephone needs no check</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'how-it-is-tested',
      title: 'How it is tested',
      content: {
        html: `<p>Each new version of the site passes through automatic checks on its public pages before it goes out, and the two ways that matter most, finding a house and asking for a call, are walked through by keyboard alone. Automatic checks find perhaps four faults in ten. For the rest we depend on people who use the site, and on residents who are not shy.</p>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'the-houses',
      title: 'And the houses',
      content: {
        html: `<p>All six can be entered without a step, and parking for people with disabilities is within 60 feet of the door. Service animals are welcome everywhere, whatever they weigh. For a tour we can arrange a sign language interpreter with three days’ notice, a Spanish speaker the same day, and a wheelchair at once.</p>
<p>If something here keeps you out, use the <a href="/contact">contact page</a> or the telephone number at the foot of every page, and say “accessibility”. You get an answer within two working days and, where we can, a repair within thirty.</p>`,
      },
    },
  ],
}
