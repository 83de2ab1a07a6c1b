import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const terms: PageSections = {
  pagePath: '/terms',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'what-this-covers',
      title: 'What this page covers',
      subtitle: 'Terms of use, last changed November 1, 2026',
      content: {
        html: `<p>These terms are about the website. Living with us is governed by a residency agreement, which is longer, is signed on paper and wins wherever the two disagree. By using the site you accept these terms.</p>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'information',
      title: 'Information is not advice',
      content: {
        html: `<h3>Health and law</h3>
<p>Articles, guides and the Care Navigator explain things in general. They are not medical, legal or financial advice, and they do not make us your nurse, attorney or accountant. In an emergency call 911. Do not put off seeing a doctor because of something on a screen.</p>
<h3>Prices and rooms</h3>
<p>Every price carries the day on which it was last confirmed. It is a statement and not an offer. A price binds us when it is in a written quote with a date and a signature, and then for thirty days. Apartments shown as open may have been taken an hour ago.</p>
<h3>Pictures</h3>
<p>The pictures on this site are drawings. They show how a community feels at a certain hour.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'using-the-site',
      title: 'Using the site fairly',
      content: {
        html: '<p>You may read, print and share any page. We ask four things of you.</p>',
        items: [
          {
            title: 'Send requests in your own name,',
            text: 'or with the other person’s knowledge. Whoever is named gets a call.',
          },
          {
            title: 'Ask before you copy a whole article',
            text: 'to another site. A paragraph with a link is fine.',
          },
          {
            title: 'Keep machines slow,',
            text: 'so that a daughter on an old phone can still use the site.',
          },
          {
            title: 'Do not try the locks.',
            text: 'If you find a weakness, tell us first. We will thank you.',
          },
        ],
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'what-you-send',
      title: 'What you send us',
      content: {
        html: `<p>Requests and answers are handled as the <a href="/privacy">privacy page</a> says. Stories and reviews are printed only with your written consent, which you may withdraw. You keep all rights to your words; we may print them on this site and in our letters for as long as you agree.</p>
<p>Signing up for an event holds a chair, not a contract. If we have to cancel, we will tell you the same way you signed up. Dress for the weather.</p>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'small-but-needed',
      title: 'Small print that is needed',
      content: {
        html: `<p>We try to keep the site correct and available, but it is offered as it is. As far as the law allows, we are not liable for losses that come from relying on a page without asking us. Links to other sites are there to help; we do not run them. We provide equal housing opportunity and do not discriminate on any ground that Colorado or federal law protects.</p>
<p>Colorado law applies, and disputes about the website go to the courts of Boulder County. If one sentence here turns out to be invalid, the others stand. When these terms change, the date at the top changes with them. Questions are welcome on the <a href="/contact">contact page</a>.</p>`,
      },
    },
  ],
}
