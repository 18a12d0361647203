/** Addresses by layer or screen, with `*` for the language. */
export type FirstFiles = Readonly<Record<string, readonly string[]>>

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = /js$/.test(href) ? 'modulepreload' : 'preload'
  if (/css$/.test(href)) link.as = 'style'
  if (/json$/.test(href)) {
    link.as = 'fetch'
    link.crossOrigin = ''
  }
  link.href = href
  document.head.append(link)
}

/** Preloads code, sheets and texts in the page's first round trip, each as the app will request it: nothing is loaded twice. */
export function preloadParts(files: FirstFiles, parts: readonly string[], language: string): void {
  for (const part of parts) for (const href of files[part] ?? []) preload(href.replace('*', language))
}
