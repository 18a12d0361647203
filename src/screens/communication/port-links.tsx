import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './communication.module.css'
import type { CommunicationModel } from './model'
import { FAULTS, stateOf } from './texts'

/** How the links of a port work now, with the settings that are saved. */
export function PortLinks({ model, port }: { model: CommunicationModel; port: string }) {
  const { t } = useText()
  const links = lastKnown(useStore(model.$links))?.filter(link => link.port === port) ?? []
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      <DataList>
        {links.map(link => {
          const { tone, text } = stateOf(link)
          const { id, name, state, last_error: error } = link
          return (
            <DataRow key={id} label={plainText(name, 60)}>
              <StatusBadge tone={tone}>{t(text)}</StatusBadge>{' '}
              {state === 'no_reply' && error && <span className={textStyles.note}>{t(FAULTS[error.code])}</span>}
            </DataRow>
          )
        })}
      </DataList>
    </div>
  )
}
