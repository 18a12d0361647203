/** What a link to this page names, such as the entry to open. It leaves the address, so that Back and a reload do not open it again. */
export function takeLinked(name: string): string {
  const query = new URLSearchParams(location.search)
  const text = query.get(name) ?? ''
  query.delete(name)
  const left = query.toString()
  if (text) history.replaceState(history.state, '', left ? `${location.pathname}?${left}` : location.pathname)
  return text
}
