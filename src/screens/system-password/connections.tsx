import type { SystemPassword } from '../../api/system-passwords'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../../ui/page/panel-text'
import { SERVICES } from './levels'

/** Connections that are logged in with a level's password. */
export function Connections({ of: connections }: { of: SystemPassword['connections'] }) {
  const { t } = useText()
  if (connections.length === 0) return <>{t('common.term.none')}</>
  return (
    <ul>
      {connections.map(({ service, address }) => (
        <li key={`${service} ${address}`}>
          {t(SERVICES[service])} <PanelText>{address}</PanelText>
        </li>
      ))}
    </ul>
  )
}
