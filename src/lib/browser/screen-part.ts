import { type ComponentType, useEffect, useState } from 'react'
import { openWords } from '../text/i18n'

type Loading<P> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; View: ComponentType<P> }

/** A hook that loads a part of a screen, with its texts, when it is first rendered. `name` is that of its slice of texts. */
export function screenPart<P>(name: string, load: () => Promise<{ default: ComponentType<P> }>): () => Loading<P> {
  let loaded: Loading<P> = { status: 'loading' }

  return () => {
    const [part, setPart] = useState(loaded)
    useEffect(() => {
      Promise.all([load(), openWords(name)]).then(
        ([{ default: View }]) => {
          loaded = { status: 'ready', View }
          setPart(loaded)
        },
        (error: unknown) => setPart({ status: 'failed', error })
      )
    }, [])
    return part
  }
}
