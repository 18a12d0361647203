import type { Build } from '../../lib/browser/assets'
import { readCookie } from '../../lib/browser/cookie'
import { recall } from '../../lib/browser/storage'
import { FIRMWARE_LANGUAGES } from '../../lib/text/firmware-languages'
import { firstLanguage, firstPage, firstParts, oneOf } from './first-page'
import { prefetchReads } from './prefetch'
import { type FirstFiles, preloadParts } from './preload'

/** Defined by the build. */
declare const FIRST_FILES: FirstFiles
declare const BUILT: Build
declare const LANGUAGE_CODES: [string, ...string[]]

function start(): void {
  globalThis.BUILD = BUILT
  const html = document.documentElement
  const token = readCookie('ihmi_user_token')
  const page = firstPage(location.pathname, !!token)
  const parts = firstParts(location.pathname, page)
  html.lang = firstLanguage(LANGUAGE_CODES)
  if (token && page === 'shell') prefetchReads(token, parts.length > 1, oneOf(FIRMWARE_LANGUAGES, html.lang))
  html.dataset.theme = oneOf(['system', 'light', 'dark'], recall('theme'))
  html.dataset.size = oneOf(['medium', 'small', 'mini'], readCookie('size'))
  html.dataset.sideBar = oneOf(['1', '0'], readCookie('sidebarStatus'))
  html.dataset.page = page
  preloadParts(FIRST_FILES, parts, html.lang)
}

/** Reading another origin's address throws. */
function framedByOther(): boolean {
  try {
    return top?.location.origin !== location.origin
  } catch {
    return true
  }
}

/** A `<meta>` policy cannot forbid framing, so a framed console shows its name and no controls. */
function showNameOnly(): void {
  window.stop()
  document.documentElement.textContent = document.title
}

if (framedByOther()) showNameOnly()
else start()
