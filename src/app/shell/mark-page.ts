const MARK = '◆ '

function alarmIcon(): string {
  const tokens = getComputedStyle(document.documentElement)
  const [fill, mark] = ['--bad', '--on-accent'].map(name => tokens.getPropertyValue(name).trim())
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M8 0l8 8-8 8-8-8z" fill="${fill}"/><path d="M7.2 4h1.6v5H7.2zm0 6h1.6v1.6H7.2z" fill="${mark}"/></svg>`
}

/** Shows in the tab of the browser that an emergency is active. @returns a function that ends that */
export function markPage(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const before = icon?.getAttribute('href') ?? ''
  // Each screen sets the title, without knowing of alarms: the first visit does without this part.
  const observer = new MutationObserver(() => {
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title
  })
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  document.title = MARK + document.title
  icon?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(alarmIcon())}`)
  return () => {
    observer.disconnect()
    document.title = document.title.replace(MARK, '')
    icon?.setAttribute('href', before)
  }
}
