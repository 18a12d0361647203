import { createRoot } from 'react-dom/client'
import { SECRET_FIELDS } from '../../api/generated/secret-fields'
import { wordsUrl } from '../../lib/browser/assets'
import { type Environment, provide, type Words } from '../../lib/environment'
import { openWords } from '../../lib/text/i18n'
import { unpack } from '../../lib/text/unpack'
import { restoreSession } from '../../session/session'
import { sessionLink } from '../../session/session-link'
import { readToken } from '../../session/token'
import { applyLanguage } from '../../stores/language'
import { reportReachable } from '../../stores/link'
import { App, openFirstPart } from './app'
import { watchBack } from './back-button'
import { firstPage } from './first-page'

export interface AppOptions extends Partial<Environment> {
  root: HTMLElement
}

/** Starts the console in an element. @returns a function that stops all of it. */
export async function startApp({ root, ...environment }: AppOptions): Promise<() => void> {
  provide({
    ...{ loadWords: fetchWords, secretFields: SECRET_FIELDS, session: sessionLink, onReachable: reportReachable },
    ...environment
  })
  const words = openFirstWords()
  const restored = restoreSession()
  const stopWatching = watchBack()
  await words
  const view = createRoot(root)
  view.render(<App />)
  await restored
  return () => {
    view.unmount()
    stopWatching()
  }
}

async function openFirstWords(): Promise<void> {
  // The boot script has chosen it.
  await applyLanguage(document.documentElement.lang)
  const hasToken = !!readToken()
  openFirstPart(firstPage(location.pathname, hasToken))
  await openWords(hasToken ? 'shell' : 'login')
}

async function fetchWords(slice: string, language: string): Promise<Words> {
  const address = wordsUrl(slice, language)
  if (!address) return {}
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${slice}`)
  return unpack(await response.json())
}
