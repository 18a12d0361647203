import { createRoot } from 'react-dom/client'
import { connectClient } from '../../api/client/client'
import { setTransport, type Transport } from '../../api/client/exchange'
import { wordsUrl } from '../../lib/browser/assets'
import { type LoadWords, openWords, startI18n } from '../../lib/text/i18n'
import { renew } from '../../session/renewal'
import { $session, loseSession, restoreSession } from '../../session/session'
import { readToken } from '../../session/token'
import { applyLanguage, rememberedLanguage } from '../../stores/language'
import { hear } from '../../stores/link'
import { watchBack } from '../shell/back-button'
import { App } from './app'

export interface AppOptions {
  root: HTMLElement
  transport?: Transport
  loadWords?: LoadWords
}

/** Starts the console in an element. @returns a function that stops all of it. */
export async function startApp({ root, transport, loadWords = fetchWords }: AppOptions): Promise<() => void> {
  if (transport) setTransport(transport)
  connectClient({ token: tokenInUse, renew, lost: loseSession, heard: hear })
  startI18n(loadWords)
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
  await applyLanguage(rememberedLanguage())
  await openWords(readToken() ? 'shell' : 'login')
}

const fetchWords: LoadWords = async (slice, language) => {
  const address = wordsUrl(slice, language)
  if (!address) return {}
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${slice}`)
  return response.json()
}

/** A token that is gone from under a signed-in page was dropped by another tab. */
function tokenInUse(): string | undefined {
  const token = readToken()
  if (!token && $session.get().status === 'signed-in') loseSession('expired')
  return token
}
