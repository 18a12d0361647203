import type { ApiError } from '../../lib/remote/failure'
import { describeFailure } from '../../lib/remote/failure-text'
import { joinParts } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { Icon } from '../page/icon'
import styles from './state-head.module.css'

interface Props {
  level: 'fine' | 'warning' | 'fault' | 'unknown'
  title: string
  note?: string
}

/** The state of the machine in one sentence. */
export function StateHead({ level, title, note }: Props) {
  return (
    <div className={styles.head} data-level={level}>
      <span className={styles.icon}>
        <Icon name={level === 'fine' ? 'check' : 'alert'} size={24} />
      </span>
      <div>
        <h2 className={styles.headline}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  )
}

/** Nothing is known of now; `at` is the time of the last values. */
export function UnknownState({ error, at }: { error?: ApiError | undefined; at?: string }) {
  const { t } = useText()
  const note = joinParts([
    t('common.state.reason', { reason: t(error ? describeFailure(error).title : 'errors.unreachable') }),
    ...(at ? [t('common.lastUpdate', { time: at })] : [])
  ])
  return <StateHead level="unknown" title={t('common.state.unknown')} note={note} />
}
