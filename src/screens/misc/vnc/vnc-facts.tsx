import type { VncStatus } from '../../../api/vnc'
import { joinDetail } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import styles from '../misc.module.css'

const VIEWER_ROLES: Record<VncStatus['viewers'][number]['role'], MessageKey> = {
  view: 'misc.vnc.viewer.view',
  control: 'misc.vnc.viewer.control'
}

const VNC_REFUSALS: Record<NonNullable<VncStatus['last_refusal']>, MessageKey> = {
  wrong_version: 'misc.vnc.refused.wrongVersion',
  wrong_password: 'misc.vnc.refused.wrongPassword',
  address_barred: 'misc.vnc.refused.addressBarred',
  too_many: 'misc.vnc.refused.tooMany',
  too_many_failures: 'misc.vnc.refused.failures'
}

/** Who watches by VNC, how long somebody may operate, and who was not admitted. */
export function VncFacts({ status }: { status: VncStatus }) {
  const { t } = useText()
  const { viewers, control_until: controlUntil, refused, last_refusal: reason } = status
  return (
    <div className={styles.vnc} role="status">
      {viewers.length > 0 && (
        <>
          <p>{t('common.term.viewers', { count: viewers.length })}</p>
          <ul>
            {viewers.map(({ address, role, since }, index) => (
              <li key={index}>
                {joinDetail(
                  t(VIEWER_ROLES[role], { address: plainText(address, 40) }),
                  t('common.term.sinceTime', { time: plainText(since, 32) })
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {controlUntil !== null && <p>{t('misc.vnc.controlUntil', { time: plainText(controlUntil, 32) })}</p>}
      {reason !== null && <p>{t('misc.vnc.refused', { number: refused, reason: t(VNC_REFUSALS[reason]) })}</p>}
    </div>
  )
}
