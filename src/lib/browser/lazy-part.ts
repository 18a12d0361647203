import { type ComponentType, useEffect, useState } from 'react'
import { openWords } from '../text/i18n'

export type LazyPart<P> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Part: ComponentType<P> }

/** Makes a hook that loads a piece of a screen, with its texts, when it is first rendered. */
export function lazyPart<P>(name: string, load: () => Promise<{ default: ComponentType<P> }>): () => LazyPart<P> {
  let loaded: LazyPart<P> = { status: 'loading' }
  return () => {
    const [part, setPart] = useState(loaded)
    useEffect(() => {
      Promise.all([load(), openWords(name)]).then(
        ([{ default: Part }]) => {
          loaded = { status: 'ready', Part }
          setPart(loaded)
        },
        (error: unknown) => setPart({ status: 'failed', error })
      )
    }, [])
    return part
  }
}
