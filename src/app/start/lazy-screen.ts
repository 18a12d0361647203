import { type ReactNode, useEffect, useState } from 'react'
import { sheetUrl } from '../../lib/browser/assets'
import type { Layer } from '../../lib/browser/built-on'
import { loadSheet } from '../../lib/browser/load-sheet'
import { openWords } from '../../lib/text/i18n'

export type Screen = () => ReactNode

export interface LoadScreen {
  (): Promise<{ default: Screen }>
  layer?: Layer
}

export type LazyScreen =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Screen: Screen }

const screens = new Map<string, Screen>()

/** Loads a screen's code, sheets and texts, each once. */
export async function openScreen(name: string, load: LoadScreen): Promise<Screen> {
  const [loaded] = await Promise.all([load(), load.layer ?? openPart('kit'), openPart(name)])
  screens.set(name, loaded.default)
  return loaded.default
}

async function openPart(name: string): Promise<void> {
  const sheet = sheetUrl(name)
  await Promise.all([sheet && loadSheet(sheet), openWords(name)])
}

function known(name: string): LazyScreen {
  const found = screens.get(name)
  return found ? { status: 'ready', Screen: found } : { status: 'loading' }
}

/** A second import() is no retry, as Firefox keeps the failure: a failed screen needs a page load. */
export function useScreen(name: string, load: LoadScreen): LazyScreen {
  const [shown, setShown] = useState({ name, screen: known(name) })
  useEffect(() => {
    let current = true
    const show = (screen: LazyScreen) => {
      if (current) setShown({ name, screen })
    }
    // It may have come between this view's drawing and now.
    if (screens.has(name)) show(known(name))
    else {
      openScreen(name, load).then(
        loaded => show({ status: 'ready', Screen: loaded }),
        (error: unknown) => show({ status: 'failed', error })
      )
    }
    return () => {
      current = false
    }
  }, [name])
  return shown.name === name ? shown.screen : known(name)
}
