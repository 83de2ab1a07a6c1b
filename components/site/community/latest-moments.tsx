import { Picture } from '@/components/site/picture'
import { SafeLink } from '@/components/site/safe-link'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { formatDate } from '@/lib/site/content/format-date'

/** The community's latest social posts with picture, author and date. */
export function LatestMoments({ community }: { community: CommunityDetail }) {
  const { socialPosts: posts, name } = community
  if (posts.length === 0) return null
  const isOne = posts.length === 1
  return (
    <section className="section bg-paper">
      <div className="wrap">
        <h2>Moments at {name}</h2>
        <ul
          className={`mt-6 grid grid-cols-1 gap-6 sm:mt-7 sm:gap-8 ${isOne ? '' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
        >
          {posts.map((post) => (
            <li
              key={post.id}
              className={`max-sm:flow-root ${isOne && post.image ? 'items-center gap-6 sm:grid lg:grid-cols-2 lg:gap-12' : ''}`}
            >
              {post.image && (
                <Picture
                  image={post.image}
                  sizes={
                    isOne
                      ? '(min-width: 64rem) 34rem 4/3, (min-width: 40rem) 92vw 4/3, 8rem 4/3'
                      : '(min-width: 64rem) 22rem 4/3, (min-width: 40rem) 46vw 4/3, 8rem 4/3'
                  }
                  className="aspect-[4/3] w-full rounded-picture max-sm:float-left max-sm:mr-4 max-sm:mb-1 max-sm:w-32"
                />
              )}
              <div className={isOne ? 'max-w-[34rem]' : 'sm:mt-4'}>
                {post.caption && <p className="wrap-anywhere">{post.caption}</p>}
                <Byline post={post} community={community} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type BylineProps = { post: CommunityDetail['socialPosts'][number]; community: CommunityDetail }

function Byline({ post: { author, postDate, linkUrl }, community: { slug, timeZone } }: BylineProps) {
  const words = [author, postDate && formatDate(postDate, timeZone)].filter(Boolean).join(', ')
  // Skip a link that points to this page.
  const isElsewhere = linkUrl !== null && linkUrl !== `/communities/${slug}`
  return (
    <>
      {words && <p className="mt-2 text-small text-ink-soft">{words}</p>}
      {isElsewhere && (
        <SafeLink href={linkUrl} className="inline-flex min-h-11 items-center text-link">
          See the post
        </SafeLink>
      )}
    </>
  )
}
