import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import type { MiscServiceState } from '../../api/misc'
import { joinDetail, joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { $clock } from '../../stores/clock'
import { SERVICE_STATES } from '../../stores/part-states/service'
import { Row } from '../../ui/card/row'
import { Details } from '../../ui/page/details'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './misc.module.css'
import { OWNERS, REASONS, TONES } from './states'

/** What a service does now, why it does not do better, and who uses it. */
export function ServiceFacts({ service }: { service: MiscServiceState }) {
  const { t } = useText()
  const { id, state, port, reason, taken_by: owner, users, lines } = service
  const cause = reason === null ? undefined : REASONS[reason]
  return (
    <>
      <Row role="status">
        <StatusBadge tone={TONES[state]}>{t(SERVICE_STATES[state])}</StatusBadge>
        {port !== null && <span className={styles.note}>{t('misc.port', { port })}</span>}
      </Row>
      {owner !== null && <p className={styles.reason}>{t('misc.takenBy', { name: t(OWNERS[owner]) })}</p>}
      {cause && (
        <p className={styles.reason}>
          {t(cause.text)}{' '}
          {cause.fix && (
            <Link href={cause.fix.path} className={textStyles.link}>
              {t(cause.fix.text)}
            </Link>
          )}
        </p>
      )}
      {id === 'time' && <EstimatedClock />}
      {users.length > 0 && <p className={styles.note}>{t('misc.users', { names: namesOf(users) })}</p>}
      {lines.length > 0 && <Details>{lines.map(line => plainText(line, 200)).join('\n')}</Details>}
    </>
  )
}

function EstimatedClock() {
  const { t } = useText()
  const { since } = useStore($clock)
  if (!since) return null
  const value = t('shell.clockEstimated', { since })
  return <p className={styles.reason}>{t('common.labelled', { label: t('common.term.dateAndTime'), value })}</p>
}

const namesOf = (users: MiscServiceState['users']) =>
  joinList(users.map(({ name, address }) => joinDetail(plainText(name, 40), plainText(address, 40))))
