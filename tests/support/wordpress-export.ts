type Item = {
  id: number
  kind?: string
  status?: string
  title?: string
  slug?: string
  link?: string
  content?: string
  excerpt?: string
  gmt?: string
  local?: string
  password?: string
  file?: string
  meta?: Record<string, string>
  terms?: string
}

const ZERO = '0000-00-00 00:00:00'

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const OLD_SITE = 'https://www.old-home.example'

/** One item as WordPress exports it. */
export function wxrItem(item: Item): string {
  const { id, kind = 'post', status = 'publish', title = `Post ${id}`, slug = `post-${id}` } = item
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  return `<item><title>${cdata(title)}</title><link>${item.link ?? `${OLD_SITE}/2019/05/${slug}/`}</link>
<pubDate>Wed, 01 May 2019 15:00:00 +0000</pubDate><dc:creator>${cdata('ann')}</dc:creator>
<guid isPermaLink="false">${OLD_SITE}/?p=${id}</guid>
<content:encoded>${cdata(item.content ?? 'First words.\n\nSecond words.')}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>${item.local ?? '2019-05-01 09:00:00'}</wp:post_date>
<wp:post_date_gmt>${item.gmt ?? '2019-05-01 15:00:00'}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>0</wp:post_parent>
<wp:post_type>${kind}</wp:post_type><wp:post_password>${item.password ?? ''}</wp:post_password>
${item.file ? `<wp:attachment_url>${item.file}</wp:attachment_url>` : ''}${item.terms ?? ''}${meta.join('')}</item>`
}

/** An export of these items. `before`: what stands above its root element. */
export function wxr(items: readonly string[], before = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>${before}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/">
<channel><title>Old Home</title><link>${OLD_SITE}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${OLD_SITE}</wp:base_site_url><wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('ann')}</wp:author_login><wp:author_display_name>${cdata('Ann Alder')}</wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`
}

/** The traps of old sites, one item each. Ids from 1 to 30. */
export const TRAPS = [
  wxrItem({
    id: 1,
    title: 'Tea & talk',
    content: '<!-- wp:paragraph --><p>Come for <b>tea</b>.</p><!-- /wp:paragraph -->',
  }),
  wxrItem({
    id: 2,
    status: 'draft',
    slug: '',
    title: 'A draft',
    link: `${OLD_SITE}/?p=2`,
    gmt: ZERO,
    local: ZERO,
  }),
  wxrItem({ id: 3, gmt: ZERO, local: '2019-06-01 09:30:00' }),
  wxrItem({
    id: 4,
    content:
      '[et_pb_section fb_built="1"][et_pb_text]Words in a layout[/et_pb_text][/et_pb_section][gallery ids="1,2"] [contact-form-7 id="5"] he said [sic] [1]',
  }),
  wxrItem({
    id: 5,
    content:
      '<p>Before</p><iframe src="https://video.example"></iframe><script>alert(1)</script><p onclick="x()">After</p>',
  }),
  wxrItem({
    id: 6,
    content: `[caption id="attachment_20" width="300"]<img src="${OLD_SITE}/wp-content/uploads/front-300x200.jpg" alt="The front" /> The door[/caption]\n\nMore words.`,
    meta: { _thumbnail_id: '20' },
  }),
  wxrItem({
    id: 7,
    content: `<p><a href="${OLD_SITE}/2019/05/post-1/">One</a>, <a href="${OLD_SITE}/?p=3">three</a>, <a href="${OLD_SITE}/gone/">gone</a> and <a href="https://other.example/">other</a></p>`,
    meta: { _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%', _yoast_wpseo_metadesc: 'By Yoast' },
  }),
  wxrItem({
    id: 8,
    meta: { rank_math_title: 'Ranked %sep% %sitename%', rank_math_description: 'By Rank Math' },
  }),
  wxrItem({ id: 9, password: 'secret', content: '<p>Behind a password</p>' }),
  wxrItem({ id: 10, status: 'trash' }),
  wxrItem({ id: 11, kind: 'nav_menu_item', title: 'Menu' }),
  wxrItem({ id: 12, title: '', slug: '%e6%9d%b1%e4%ba%ac', content: 'Tokyo words' }),
  wxrItem({ id: 13, content: '' }),
  wxrItem({
    id: 14,
    kind: 'page',
    title: 'Our rooms',
    slug: 'our-rooms',
    link: `${OLD_SITE}/our-rooms/`,
    content: '<p>Rooms with a view.</p>',
  }),
  wxrItem({ id: 15, slug: 'post-1', link: `${OLD_SITE}/2020/01/post-1/`, title: 'Again one' }),
  wxrItem({
    id: 16,
    title: 'Terms',
    terms:
      '<category domain="category" nicename="news"><![CDATA[News]]></category><category domain="post_tag" nicename="a-b"><![CDATA[A & B]]></category>',
  }),
  wxrItem({
    id: 20,
    kind: 'attachment',
    status: 'inherit',
    file: `${OLD_SITE}/wp-content/uploads/front.jpg`,
    meta: { _wp_attachment_image_alt: 'The front door' },
  }),
]
