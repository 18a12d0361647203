import { freeBytes } from '../device/status'
import type { Session, Sessions } from '../http/sessions'
import type { Services } from '../services'
import { spaceRefusal } from './projects'

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

type Uploaded = Pick<Candidate<unknown>, 'sizeBytes' | 'owner'> & { from?: string }
type Caller = Pick<Services, 'state' | 'clock' | 'sessions'> & { session: Session | undefined }

/**
 * Those that remain when another upload is announced, or its refusal. All that are announced or have come must fit; where
 * they do not, those of the same session give way, because one of them may have been broken off.
 */
export function roomFor<C extends Uploaded>(
  { state, clock, session, sessions }: Caller,
  kept: C[],
  bytes: number
): { kept: C[] } | NonNullable<ReturnType<typeof spaceRefusal>> {
  const lasting = ({ owner }: Uploaded) => owner !== undefined && sessions.isFamilyAlive(owner.family)
  const reserved = sizeOf([...state.projectCandidates, ...state.codesys.packages].filter(lasting))
  const free = freeBytes(state, clock.elapsed()) - reserved
  if (bytes <= free) return { kept }
  const isOwn = ({ owner }: Uploaded) => owner?.family === session?.family
  return spaceRefusal(free + sizeOf(kept.filter(isOwn)), bytes) ?? { kept: kept.filter(candidate => !isOwn(candidate)) }
}

/** Packages on a medium take no space of the panel. */
const sizeOf = (candidates: readonly Uploaded[]): number =>
  candidates.reduce((sum, { from = 'upload', sizeBytes }) => (from === 'upload' ? sum + sizeBytes : sum), 0)
