import { createRoot } from 'react-dom/client'
import type { Build } from '../../src/lib/browser/assets'
import { provide } from '../../src/lib/environment'
import { openWords, setLanguage } from '../../src/lib/text/i18n'
import { LANGUAGES } from '../../src/lib/text/languages'
import { allWords } from '../setup/words'
import { Controls } from './controls'
import { GALLERY } from './gallery'
import { Sections } from './sections'

const BUILD: Build = { stamp: 'gallery', icons: 'icons.svg', parts: { 'screen-icons': 'gallery' } }

/** As app/start does, without a session and without a panel: nothing that is shown here sends a call. */
async function start(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search)
  const language = query.get('language')
  const shown = LANGUAGES.find(({ value }) => value === language)?.value ?? 'en'
  globalThis.BUILD = BUILD
  document.documentElement.lang = shown
  document.documentElement.dataset.theme = query.get('theme') ?? 'light'
  provide({ loadWords: async (_, wanted) => allWords(wanted), transport: () => new Promise(() => {}), relogin() {} })
  await openWords('common')
  await setLanguage(shown)
  const page = location.pathname.endsWith('/states') ? <Sections of={GALLERY} /> : <Controls of={GALLERY} />
  createRoot(root).render(page)
}

const root = document.getElementById('root')
if (root) void start(root)
