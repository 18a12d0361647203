import type { Job } from '../../api/jobs'
import { useText } from '../../lib/text/use-text'
import { Disclosure } from '../../ui/page/disclosure'
import { PanelText } from '../../ui/page/panel-text'
import styles from './project-management.module.css'

export function JobLog({ job: { log, state } }: { job: Job }) {
  const { t } = useText()
  return (
    <Disclosure label={t('common.term.log')} open={state === 'running'}>
      <ol className={styles.log}>
        {log.map(({ time, text }, index) => (
          <li key={`${index}-${time}`} className={styles.line}>
            <span className={styles.time}>{time}</span> <PanelText>{text}</PanelText>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
