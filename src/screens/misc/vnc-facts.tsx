import type { VncStatus } from '../../api/vnc'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import styles from './misc.module.css'
import { VIEWER_ROLES, VNC_REFUSALS } from './states'

/** Who watches by VNC, how long somebody may operate, and who was not admitted. */
export function VncFacts({ status }: { status: VncStatus }) {
  const { t } = useText()
  const { viewers, control_until: controlUntil, refused, last_refusal: reason } = status
  return (
    <div className={styles.vnc} role="status">
      {viewers.length > 0 && (
        <>
          <p>{t('common.term.viewers', { count: viewers.length })}</p>
          <ul className={styles.viewers}>
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
