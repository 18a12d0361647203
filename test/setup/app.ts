import { startApp } from '../../src/app/start/start'
import { readCookie } from '../../src/lib/browser/cookie'
import { $session } from '../../src/session/session'
import { cleanup, onCleanup, openContainer } from './screen'
import { wordsOf } from './words'

/** Starts the whole console at a path, on the virtual panel and with the session that the test has; see panel-test. */
export async function mount(path: string): Promise<HTMLElement> {
  cleanup()
  history.replaceState(null, '', path)
  // A page load knows nothing of the session before it.
  $session.set({ status: 'checking' })
  const root = openContainer()
  root.id = 'root'
  // As the boot script does.
  document.documentElement.lang = readCookie('language') ?? 'en'
  onCleanup(await startApp({ root, loadWords: async (slice, language) => wordsOf(slice, language) }))
  return root
}
