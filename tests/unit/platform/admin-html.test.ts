import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from '@/lib/platform/html'

/** OWASP's filter evasion list, mutation XSS, and two published bypasses of older sanitize-html versions. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\t>',
  '<script/x>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=`javascript:alert(1)`>',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x onerror\x0b=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<style>body{background:url("javascript:alert(1)")}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p onclick=alert(1)>x</p>',
  '<p ONMOUSEOVER="alert(1)">x</p>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="  javascript:alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https:javascript:alert(1)">x</a>',
  '<a href=x onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<a ping="https://evil.example" href="/x">x</a>',
  '<input onfocus=alert(1) autofocus>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<select onfocus=alert(1) autofocus></select>',
  '<textarea><script>alert(1)</script></textarea>',
  '<textarea></textarea><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<div><script>alert(1)</script></div>',
  '<isindex type=image src=x onerror=alert(1)>',
  '<keygen autofocus onfocus=alert(1)>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<portal src="javascript:alert(1)">',
  '<p id="__proto__" name="cookie" class="x">x</p>',
]

describe('T53: nothing that runs, loads or restyles survives', () => {
  test.each(PAYLOADS)('%s', (payload) => {
    const clean = sanitizeHtml(payload)
    const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
    for (const [, name, attributes = ''] of tags) {
      expect(name).toMatch(
        /^(p|br|h[234]|ul|ol|li|blockquote|strong|em|a|hr|table|caption|thead|tbody|tr|t[hd])$/,
      )
      const left = attributes.replace(/\s(href|rel|scope|colspan|rowspan)="[^"]*"/g, '').replace('/', '')
      expect(left.trim()).toBe('')
      expect(attributes).not.toMatch(/href="(?!https?:\/\/|tel:|mailto:|#|\/(?![/\\]))/i)
    }
    expect(sanitizeHtml(clean)).toBe(clean)
  })
})

test('formatting people use is kept', () => {
  const article =
    '<h2>Breakfast</h2><p>Eggs until <strong>half past ten</strong>, <em>always</em>.<br />Coffee too.</p>' +
    '<ul><li>Oats</li></ul><ol><li>First</li></ol><blockquote><p>Like home.</p></blockquote>' +
    '<p><a href="/dining">Dining</a> <a href="tel:+13035550140">Call</a> <a href="mailto:a@b.example">Write</a></p>' +
    '<table><tbody><tr><th scope="row">Rent</th><td colspan="2">$4,850</td></tr></tbody></table>'
  expect(sanitizeHtml(article)).toBe(article)
})

test('what the editor cannot make becomes its nearest kin', () => {
  expect(sanitizeHtml('<h1>Title</h1><b>bold</b><i>soft</i><h6>small</h6>')).toBe(
    '<h2>Title</h2><strong>bold</strong><em>soft</em><h4>small</h4>',
  )
  expect(sanitizeHtml('<a href="https://example.org/" target="_blank" onclick="x">out</a>')).toBe(
    '<a href="https://example.org/" rel="noopener">out</a>',
  )
})

describe('T53: pictures in a text', () => {
  const src = '/media/pictures/0123456789abcdef01234567/800.webp'

  test('of the library are kept with their words and size', () => {
    expect(
      sanitizeHtml(`<p>a</p><img src="${src}" alt="A porch" width="800" height="500" onerror="x()">`),
    ).toBe(
      `<p>a</p><img src="${src}" alt="A porch" width="800" height="500" loading="lazy" decoding="async" />`,
    )
  })

  test.each([
    'https://evil.example/pixel.gif',
    '//evil.example/media/pictures/0123456789abcdef01234567/1.webp',
    '/media/pictures/../files/x.svg',
    '/api/logout',
    'data:image/svg+xml,<svg/>',
  ])('from elsewhere are dropped: %s', (address) => {
    expect(sanitizeHtml(`<p>a</p><img src="${address}" alt="x">`)).toBe('<p>a</p>')
  })
})

test.each([
  ['<div>Breakfast at 7</div><div>Lunch at noon</div>', '<p>Breakfast at 7</p><p>Lunch at noon</p>'],
  [
    'Breakfast<div>Lunch <b>at noon</b></div>Dinner',
    '<p>Breakfast</p><p>Lunch <strong>at noon</strong></p><p>Dinner</p>',
  ],
  ['<section><h2>Meals</h2><div><p>a</p></div><div>b</div></section>', '<h2>Meals</h2><p>a</p><p>b</p>'],
  [
    '<ul><li><div>a</div><div>b</div></li><li><div><p>c</p></div></li></ul>',
    '<ul><li>a<br />b</li><li><p>c</p></li></ul>',
  ],
  [
    '<table><tbody><tr><td><div>a</div><div>b</div></td></tr></tbody></table><div>c</div>',
    '<table><tbody><tr><td>a<br />b</td></tr></tbody></table><p>c</p>',
  ],
  ['<strong><div>a</div><div>b</div></strong>', '<p><strong>a<br />b</strong></p>'],
  ['<dl><dt>Breakfast</dt><dd>7 &amp; 8</dd></dl>', '<p>Breakfast</p><p>7 &amp; 8</p>'],
  ['<blockquote><div>a</div><div>b</div></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['<figure><img src="x">A caption</figure><div>b</div>', '<p>A caption</p><p>b</p>'],
  ['<div><div></div> <div>a<br>b</div><br></div>', '<p>a<br />b</p>'],
  ['<div><a href="/x?a=1&amp;b=2">x</a></div>', '<p><a href="/x?a=1&amp;b=2">x</a></p>'],
  // Without such blocks nothing changes.
  ['loose <em>text</em>', 'loose <em>text</em>'],
])('%s keeps its blocks apart', (html, clean) => {
  expect(sanitizeHtml(html).replace(/>\s+</g, '><')).toBe(clean)
  expect(sanitizeHtml(sanitizeHtml(html))).toBe(sanitizeHtml(html))
})
