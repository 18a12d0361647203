import type { Build } from '../../lib/browser/assets'
import { readCookie } from '../../lib/browser/cookie'
import { recall } from '../../lib/browser/storage'
import { firstPage, firstParts } from './first-page'
import { framedByOther, showNameOnly } from './framed'
import { askAhead } from './prefetch'
import { type FirstFiles, preloadParts } from './preload'

/** Set by the build. */
declare const FIRST_FILES: FirstFiles
declare const BUILT: Build

/** The first known wish, else the default, which is the first of what is known. */
const oneOf = (known: [string, ...string[]], ...wishes: (string | undefined)[]) =>
  wishes.find(wish => known.some(name => name === wish)) ?? known[0]

function start(): void {
  globalThis.BUILD = BUILT
  const html = document.documentElement
  const token = readCookie('ihmi_user_token')
  const page = firstPage(location.pathname, !!token)
  const parts = firstParts(location.pathname, page)
  if (token && page === 'shell') askAhead(token, parts.length > 1)
  html.lang = oneOf(['en', 'ja', 'ko'], readCookie('language'), navigator.language?.slice(0, 2))
  html.dataset.theme = oneOf(['system', 'light', 'dark'], recall('theme'))
  html.dataset.size = oneOf(['medium', 'small', 'mini'], readCookie('size'))
  html.dataset.sideBar = oneOf(['1', '0'], readCookie('sidebarStatus'))
  html.dataset.page = page
  preloadParts(FIRST_FILES, parts, html.lang)
}

if (framedByOther()) showNameOnly()
else start()
