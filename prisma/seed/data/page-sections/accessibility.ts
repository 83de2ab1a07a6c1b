import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const accessibility: PageSections = {
  pagePath: '/accessibility',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'what-we-aim-for',
      title: 'A website for eyes past eighty',
      subtitle: 'Accessibility',
      content: {
        html: `<p>Many people who read this site are over 75, and some read it with a screen reader, a keyboard, a switch, or a magnifier held over a phone. It should work for all of them. We build to the Web Content Accessibility Guidelines (WCAG), version 2.2, level AA, which includes version 2.1. We go further where it helps: body text is 18 pixels or larger, its contrast is at least seven to one, and buttons are 44 pixels high.</p>
<p>If something does not work for you, tell us and we will fix it.</p>`,
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
            text: 'with a thick line that shows where you are. “Skip to the content” is the first stop on each page.',
          },
          {
            title: 'Letters grow.',
            text: 'A− and A+ are at the bottom of each page, and in the header or the menu. They go up to double size, and your browser remembers. Zoom to 400 percent works too.',
          },
          {
            title: 'Pictures are described,',
            text: 'or marked as decoration so that screen readers pass over them.',
          },
          {
            title: 'Forms say what is wrong in words,',
            text: 'beside the field, and keep what you have typed. There is no time limit.',
          },
          {
            title: 'Nothing moves on its own.',
            text: 'If your device asks for less motion, nothing slides or fades either.',
          },
          {
            title: 'It works without scripts.',
            text: 'With JavaScript off you can still read every page, call, and send the form.',
          },
          {
            title: 'Pages print.',
            text: 'Menus and buttons are left out. The address and the phone number are printed.',
          },
          {
            title: 'The typeface is Atkinson Hyperlegible,',
            text: 'drawn so that 1, l and I cannot be mixed up.',
          },
        ],
      },
    },
    {
      sectionType: 'accessibility-checks',
      sectionKey: 'what-was-checked',
      title: 'What is checked, and the results',
      content: {
        html: `<p>These checks run on each new version, before it goes out. If one fails, the version is not released. Automated checks find perhaps four problems in ten. People have not been through all of it yet, so we depend on those who use the site, and on residents who are not shy.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'known-limits',
      title: 'What does not work as well as it should',
      content: {
        html: `<table>
<caption>Known limits, as of November 2026</caption>
<thead><tr><th scope="col">Where</th><th scope="col">What</th><th scope="col">In the meantime</th></tr></thead>
<tbody>
<tr><th scope="row">Floor plans</th><td>Drawings cannot be explored by touch</td><td>Each has a written description with measurements</td></tr>
<tr><th scope="row">The bot check on forms</th><td>It comes from another company</td><td>Call us. A call needs no check</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'tell-us',
      title: 'Tell us what is in your way',
      content: {
        html: `<p>If something here keeps you out, use the <a href="/contact">contact page</a> or the phone number at the top of every page, and say “accessibility”. Tell us the page, what you wanted to do, and what you use: a screen reader, a magnifier, a phone. You get an answer within two working days and, where we can, a fix within thirty. Until then we help you by phone.</p>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'the-houses',
      title: 'Accessibility in our communities',
      content: {
        html: `<p>All of them can be entered without a step, and parking for people with disabilities is within 60 feet of the door. Service animals are welcome everywhere, whatever they weigh. For a tour we can arrange a sign language interpreter with three days’ notice, a Spanish speaker the same day, and a wheelchair right away.</p>`,
      },
    },
  ],
}
