import type { ReactNode } from 'react'
import { type LoadPart, usePart } from '../../lib/browser/part'

interface Props<P> {
  name: string
  load: LoadPart<P>
  with: P
  /** Shown until it is loaded. */
  waiting?: ReactNode
}

/** A part that is shown in several places, in those where it does not say that it cannot be loaded. */
export function OtherPlace<P extends object>({ name, load, with: props, waiting = null }: Props<P>) {
  const part = usePart(name, load)
  if (part.status === 'ready') return <part.View {...props} />
  return part.status === 'loading' ? waiting : null
}
