import type { PageSections } from '@/prisma/seed/data/content-shapes'

export const privacy: PageSections = {
  pagePath: '/privacy',
  sections: [
    {
      sectionType: 'rich-text',
      sectionKey: 'in-short',
      title: 'In short',
      subtitle: 'Privacy, last changed November 21, 2026',
      content: {
        html: `<p>We ask for a name and a number so that a person can call you. We do not sell them. What you tell us about somebody’s health stays with the people who answer you, and is never given to an advertising company. You may see, correct or delete what we hold by asking once.</p>`,
      },
    },
    {
      sectionType: 'table',
      sectionKey: 'what-we-collect',
      title: 'What we collect, and why',
      content: {
        html: `<table>
<caption>Kinds of information this website collects</caption>
<thead><tr><th scope="col">What</th><th scope="col">When</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">Name, phone, email, message, the community you chose</th><td>When you send a form</td><td>To call you back, and to know that we have</td></tr>
<tr><th scope="row">Your name and phone number alone</th><td>When you press Continue in a form. The line below the button says so</td><td>To call you if you do not finish the form</td></tr>
<tr><th scope="row">The wording you agreed to, the time, your IP address and browser</th><td>With each form</td><td>As evidence of your consent to be called, and against abuse</td></tr>
<tr><th scope="row">Which ad or link brought you first and last, and the page it led to</th><td>On arrival; kept up to 90 days in a cookie. Not if you have said no to advertising use</td><td>To know which advertising is worth its price</td></tr>
<tr><th scope="row">Which of two wordings of a page you saw, A or B</th><td>When such a page is being tried; kept up to 90 days in a cookie. Not if you have said no to advertising use</td><td>To show you the same one again, and to know which words help more</td></tr>
<tr><th scope="row">Which page was looked at, on what kind of device, after which kind of link, and how fast it loaded: as counts, without a cookie</th><td>On each page. Not if your browser asks not to be tracked</td><td>To know which pages help and which are slow. No one can be identified from it</td></tr>
<tr><th scope="row">Which of our phone numbers you tapped, and which ad or link brought you</th><td>When you tap a number; it may be one that we show for that ad. Not if you have said no to advertising use</td><td>To know which advertising makes people call. It does not say who you are</td></tr>
<tr><th scope="row">Quiz answers, guide requests</th><td>When you send them</td><td>To send the result, and to advise you if you ask for a call</td></tr>
<tr><th scope="row">Your answer about advertising</th><td>When you choose; a cookie, for one year</td><td>To follow it</td></tr>
<tr><th scope="row">Technical errors</th><td>When a page breaks</td><td>To fix it. What you typed is not part of it</td></tr>
</tbody>
</table>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'advertising',
      title: 'Advertising, and how to say no',
      content: {
        html: `<p>When someone asks for a tour after clicking one of our ads, we may tell the advertising company that it happened. For that we send a scrambled form of the email address or phone number, called a hash, and the id of the click. We do not send names, care needs, messages or quiz answers.</p>
<p>You can turn this off. Choose <a href="/privacy-choices">Your Privacy Choices</a> at the foot of any page, or set Global Privacy Control in your browser; we honor it without asking. Your choice is stored with your request and followed on our servers too, not only on the screen. Under the Colorado Privacy Act this counts as opting out of targeted advertising.</p>`,
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'calls-and-texts',
      title: 'Calls and texts',
      content: {
        html: `<p>By sending a form you agree that we may call or text you about that request. Consent is not a condition of any service. Say “please do not call” to anybody who answers, and it ends for every community. We keep a note with your number, only so that nobody calls it again.</p>`,
      },
    },
    {
      sectionType: 'checklist',
      sectionKey: 'your-rights',
      title: 'What you may ask for',
      content: {
        html: '<p>Write through the <a href="/contact">contact page</a> with the word “privacy”, or call. We answer within 45 days, usually within five. If we refuse, you may appeal to us, and then to the Colorado Attorney General.</p>',
        items: [
          { title: 'A copy', text: 'of what we hold about you, on paper or as a file.' },
          { title: 'A correction,', text: 'if something is wrong.' },
          { title: 'Deletion,', text: 'except what the law makes us keep, such as proof of consent.' },
          { title: 'An end', text: 'to advertising use, at any time.' },
        ],
      },
    },
    {
      sectionType: 'rich-text',
      sectionKey: 'who-else',
      title: 'Who else sees it, and for how long',
      content: {
        html: `<p>Companies that run our mail, hosting, error reports and form protection see what they need for that and nothing more, under contract. We give information to public authorities when the law requires it. Requests are not deleted automatically: families come back after years, and whoever answers should know what was said before. It is deleted when you ask. Residents’ health records are a different matter, with stricter rules and a notice of their own, which you get on paper before a move.</p>
<p>This site is not meant for children under 13. If this page changes in a way that matters, the date at the top changes, and the old version is sent to anyone who asks.</p>`,
      },
    },
  ],
}
