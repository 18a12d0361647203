import { panelAddress } from './panel-address'

/** Opens the panel at another host in a tab of its own: this page goes on asking the old one. */
export function PanelLink({ host, code }: { host: string; code?: string }) {
  const address = panelAddress(host, code)
  return address ? (
    <a href={address} target="_blank" rel="noopener">
      {host}
    </a>
  ) : (
    <span>{host}</span>
  )
}
