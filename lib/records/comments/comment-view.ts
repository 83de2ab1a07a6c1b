/** Times are ISO, UTC. */
export type CommentView = {
  id: string
  author: string
  isMine: boolean
  text: string
  /** Current names of the users it mentions. */
  mentions: string[]
  createdAt: string
  editedAt: string | null
}

export type ThreadView = {
  id: string
  /** Null for the record as a whole. */
  field: string | null
  isResolved: boolean
  resolvedBy: string | null
  activeAt: string
  comments: CommentView[]
}

/** The thread with the newest activity comes first. */
export type CommentsView = {
  threads: ThreadView[]
  mayWrite: boolean
  /** True when a comment mentions the user and they have not opened the record since. */
  isAwaited: boolean
}

export type Colleague = { id: string; name: string }
