import { useStore } from '@nanostores/preact'
import type { Resource } from '../../lib/remote/resource'
import type { Children } from '../page/children'

interface Props {
  /** What is above. */
  from: Resource<unknown>
  children: Children
}

/** What is below values that decide how high they are: hidden until they have been read, as it would move then. */
export function Below({ from, children }: Props) {
  return <div hidden={useStore(from).status === 'loading'}>{children}</div>
}
