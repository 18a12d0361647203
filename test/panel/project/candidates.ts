import type { Session, Sessions } from '../http/sessions'

/** A package that an update may install; without an image until it has come. */
export interface Candidate<I> {
  id: string
  fileName: string
  sizeBytes: number
  /** Whoever announced it. */
  owner: Pick<Session, 'username' | 'family'> | undefined
  image?: I
}

type Owned = Pick<Candidate<unknown>, 'id' | 'owner'>

export const ownerOf = (session: Session | undefined): Candidate<unknown>['owner'] =>
  session && { username: session.username, family: session.family }

/** Those of other sessions do not exist for the caller. */
export const ownOf = <C extends Owned>(kept: C[], id: string, session: Session | undefined): C | undefined =>
  kept.find(({ id: other, owner }) => other === id && owner !== undefined && owner.family === session?.family)

/** Adds one as the newest, which come first: each user has so many at most, and only while the session lasts. */
export function keepOf<C extends Owned>(kept: C[], added: C, most: number, sessions: Sessions): C[] {
  const lasting = kept.filter(({ owner }) => owner && sessions.isFamilyAlive(owner.family))
  const isOfSameUser = ({ owner }: C) => owner?.username === added.owner?.username
  const own = [added, ...lasting.filter(isOfSameUser)].slice(0, most)
  return [...own, ...lasting.filter(other => !isOfSameUser(other))]
}
