import { useStore } from '@nanostores/preact'
import type { WifiConnection } from '../../api/wifi'
import { $i18n } from '../../lib/text/i18n'
import type { Children } from '../../ui/page/children'
import { Banner } from '../../ui/status/banner'
import { afterFailure, FAILURES } from './states'

/** Why the last attempt to join failed, its remedy, and the network the panel is in now. */
export function FailureNote({ connection, action }: { connection: WifiConnection; action?: Children }) {
  const { t } = useStore($i18n)
  const { failure } = connection
  if (!failure) return null
  const { text, remedy } = FAILURES[failure.reason]
  const after = afterFailure(connection)
  return (
    <Banner
      tone="bad"
      role="alert"
      action={action}
      title={t('wifi.failure.title', { ssid: failure.ssid, reason: t(text) })}
    >
      {t(remedy)} {failure.file && t('wifi.failure.ofFile', { file: failure.file })} {after && t(after)}
    </Banner>
  )
}
