import type { WifiConnection, WifiFailure } from '../../api/wifi'
import { joinParts } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../../ui/page/children'
import textStyles from '../../ui/page/text.module.css'
import { Banner } from '../../ui/status/banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { afterFailure, FAILURES } from './states'
import styles from './wifi.module.css'

/** Why the last attempt to join failed, its remedy, and the network the panel is in now. */
export function FailureNote({ connection, action }: { connection: WifiConnection; action: Children }) {
  const { t } = useText()
  const { failure } = connection
  if (!failure) return null
  const title = t('wifi.failure.title', { ssid: failure.ssid, reason: t(FAILURES[failure.reason].text) })
  return (
    <Banner tone="bad" role="alert" action={action} title={title}>
      <Remedy of={connection} />
    </Banner>
  )
}

/** The same at the row of the network, whose name is there already. */
export function RowFailure({ connection }: { connection: WifiConnection }) {
  const { t } = useText()
  const { failure } = connection
  if (!failure) return null
  return (
    <span className={styles.failure} role="alert">
      <StatusBadge tone="bad">{t(FAILURES[failure.reason].text)}</StatusBadge>
      <span className={textStyles.note}>
        <Remedy of={connection} />
      </span>
    </span>
  )
}

/** Of an earlier attempt, before one at another network. */
export function RowReason({ reason }: Pick<WifiFailure, 'reason'>) {
  const { t } = useText()
  const { text, remedy } = FAILURES[reason]
  return (
    <span className={styles.failure}>
      <StatusBadge tone={reason === 'out_of_range' ? 'plain' : 'bad'}>{t(text)}</StatusBadge>
      <span className={textStyles.note}>{t(remedy)}</span>
    </span>
  )
}

function Remedy({ of: connection }: { of: WifiConnection }) {
  const { t } = useText()
  const { failure } = connection
  const after = afterFailure(connection)
  const parts = [
    failure && t(FAILURES[failure.reason].remedy),
    failure?.file && t('wifi.failure.ofFile', { file: failure.file }),
    after && t(after)
  ]
  return <>{joinParts(parts.filter(part => typeof part === 'string'))}</>
}
