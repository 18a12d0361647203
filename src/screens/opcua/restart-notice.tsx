import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { Loaded } from '../../ui/page/loaded'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { createConnectedClients } from './connected-clients'

/** Before a stop, or a save that restarts the server: which clients it disconnects, and for how long. */
export function RestartNotice({ until = 'restart' }: { until?: 'restart' | 'stop' }) {
  const { t } = useStore($i18n)
  const $sessions = useModel(createConnectedClients)
  return (
    <Loaded inDialog from={$sessions}>
      {sessions =>
        sessions.length === 0 ? (
          <Banner tone="info">{t(`opcua.${until}.none`)}</Banner>
        ) : (
          <Banner tone="warn" title={t(`opcua.${until}.title`, { count: sessions.length })}>
            <ul>
              {sessions.map(({ id, client, address }) => (
                <li key={id}>
                  <PanelText>{plainText(`${client} (${address})`, 80)}</PanelText>
                </li>
              ))}
            </ul>
          </Banner>
        )
      }
    </Loaded>
  )
}
