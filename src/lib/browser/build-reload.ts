/** The shortest time between two reloads for a missing file. */
const PAUSE_MILLISECONDS = 60_000
const STATE_KEY = 'reloadedAt'

let reloadedAt = reloadTimeIn(history.state)

function reloadTimeIn(state: unknown): number {
  const time = typeof state === 'object' && state !== null ? Reflect.get(state, STATE_KEY) : undefined
  return typeof time === 'number' ? time : 0
}

interface Page {
  /** Whether the panel serves the page; while it does not, a reload would end on the browser's own error page. */
  served(): Promise<boolean>
  reload(): void
}

const page: Page = {
  served: () =>
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false
    ),
  reload: () => location.reload()
}

/**
 * After a firmware update under an open page its files are gone: one reload loads the new ones. The time is kept in
 * the history entry, which survives the reload even where storage is blocked. Does nothing when the page was reloaded
 * just before, as another reload would not help.
 */
export async function reloadOnce({ served, reload } = page): Promise<void> {
  const now = Date.now()
  if (Math.abs(now - reloadedAt) < PAUSE_MILLISECONDS || !(await served())) return
  history.replaceState({ ...history.state, [STATE_KEY]: now }, '')
  reloadedAt = now
  reload()
}
