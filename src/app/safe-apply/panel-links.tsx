import styles from '../dialogs/dialog-text.module.css'

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

interface PanelLinksProps {
  hosts: readonly string[]
  /** Makes the linked page keep the pending change. */
  code?: string
}

export function PanelLinks({ hosts, code }: PanelLinksProps) {
  return (
    <ul className={styles.links}>
      {hosts.filter(Boolean).map(host => (
        <li key={host}>
          <PanelLink host={host} code={code} />
        </li>
      ))}
    </ul>
  )
}

/** Opens the panel at another host in a new tab, so that this page can keep checking the old address. */
export function PanelLink({ host, code }: { host: string; code?: string | undefined }) {
  const address = handoverAddress(host, code)
  return address ? (
    <a href={address} target="_blank" rel="noopener">
      {host}
    </a>
  ) : (
    <span>{host}</span>
  )
}

/** The panel's `/auth-redirect` at another host, with this screen's path and the code that keeps a change. */
function handoverAddress(host: string, code?: string): string | undefined {
  if (!HOST.test(host)) return
  const { protocol, port, pathname, search } = location
  const redirect = encodeURIComponent(pathname + search)
  const origin = `${protocol}//${host}${port && `:${port}`}`
  return `${origin}/auth-redirect?redirect=${redirect}${code ? `#confirm=${code}` : ''}`
}
