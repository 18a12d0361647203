import styles from '../dialogs/dialog-text.module.css'
import { handOverAddress } from './hand-over-address'

interface PanelLinksProps {
  hosts: readonly string[]
  /** Whoever follows the link keeps the pending change by this code. */
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

/** Opens the panel at another host in a new tab: this page goes on checking the old one. */
export function PanelLink({ host, code }: { host: string; code?: string | undefined }) {
  const address = handOverAddress(host, code)
  return address ? (
    <a href={address} target="_blank" rel="noopener">
      {host}
    </a>
  ) : (
    <span>{host}</span>
  )
}
