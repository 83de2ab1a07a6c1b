/** One comment as the API answers it and the panel shows it. Times are ISO, UTC. */
export type CommentView = {
  id: string
  author: string
  isMine: boolean
  text: string
  /** Whom it names, as they are called now. */
  mentions: string[]
  createdAt: string
  editedAt: string | null
}

/** What is said about one thing, oldest first. */
export type ThreadView = {
  id: string
  /** Null: about the record as a whole. */
  field: string | null
  isResolved: boolean
  resolvedBy: string | null
  activeAt: string
  comments: CommentView[]
}

/** All that is said about a record, the thread with the newest activity first. */
export type CommentsView = {
  threads: ThreadView[]
  mayWrite: boolean
  /** Whether somebody named the person here and they have not opened the record since. */
  isAwaited: boolean
}

/** A colleague who can be named with @. */
export type Colleague = { id: string; name: string }
