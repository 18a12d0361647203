import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { useText } from '../../../lib/text/use-text'
import textStyles from '../../../ui/page/text.module.css'
import { StatusBadge } from '../../../ui/status/status-badge'
import styles from './certificates.module.css'
import { statusOf } from './status'

/** What is wrong with a certificate, and what to do about it. */
export function StatusView({ certificate }: { certificate: OpcUaCertificate }) {
  const { t } = useText()
  const { tone, text, remedy } = statusOf(certificate)
  return (
    <div className={styles.state}>
      <StatusBadge tone={tone}>{t(text)}</StatusBadge>
      {remedy && <div className={textStyles.note}>{t(remedy)}</div>}
    </div>
  )
}
