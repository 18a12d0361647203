import { loadSheet } from '../../lib/browser/load-sheet'
import { prefetchedTransport } from './prefetch'
import { startApp } from './start'

/** What is inline in the page is loaded as files where it is blocked: a server may still send the policy of an older build. */
function loadBlocked(): Promise<unknown> {
  const { boot = '', sheet = '' } = document.querySelector<HTMLElement>('[data-boot]')?.dataset ?? {}
  return Promise.all([globalThis.BUILD ?? import(boot), document.querySelector('style')?.sheet ?? loadSheet(sheet)])
}

void loadBlocked().then(() => {
  // The boot script leaves no root in a page that another origin frames.
  const root = document.getElementById('root')
  if (root) void startApp({ root, transport: prefetchedTransport })
})
