import { type ReactNode, useLayoutEffect, useState } from 'react'
import { openWords } from '../text/i18n'
import { sheetUrl } from './assets'
import type { Layer } from './built-on'
import { loadSheet } from './load-sheet'

type View<P> = (props: P) => ReactNode

/** Always the same function for a part, which it remembers once it is loaded. */
export interface LoadPart<P = object> {
  (): Promise<{ default: View<P> }>
  layer?: Layer
  loaded?: View<P>
}

type Part<P> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; View: View<P> }

/** Loads a part's code, sheet and texts; `name` is that of its sheet and texts. */
export async function openPart<P>(name: string, load: LoadPart<P>): Promise<View<P>> {
  const [{ default: View }] = await Promise.all([load(), load.layer ?? openAssets('kit'), openAssets(name)])
  load.loaded = View
  return View
}

async function openAssets(name: string): Promise<void> {
  const sheet = sheetUrl(name)
  await Promise.all([sheet && loadSheet(sheet), openWords(name)])
}

/** A second import() is no retry, as Firefox keeps the failure: a failed part needs a page load. */
export function usePart<P>(name: string, load: LoadPart<P>): Part<P> {
  const { loaded } = load
  const [ended, setEnded] = useState<{ load: LoadPart<P>; error?: unknown }>()
  // Before the browser paints, so that the requests are sent a frame earlier.
  useLayoutEffect(() => {
    if (loaded) return
    let current = true
    const end = (error?: unknown) => {
      if (current) setEnded({ load, error })
    }
    // It may have come between this view's drawing and now.
    if (load.loaded) end()
    else openPart(name, load).then(() => end(), end)
    return () => {
      current = false
    }
  }, [load])
  if (loaded) return { status: 'ready', View: loaded }
  return ended?.load === load ? { status: 'failed', error: ended.error } : { status: 'loading' }
}
