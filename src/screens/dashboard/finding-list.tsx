import { Link } from 'wouter'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import { remedyControl } from '../../stores/finding-remedies'
import { FINDING_SEVERITIES } from '../../stores/finding-texts'
import { RemedyControl } from '../../ui/status/remedy-control'
import { StatusBadge } from '../../ui/status/status-badge'
import type { FindingRow } from './finding-rows'
import styles from './state-card.module.css'

interface Props {
  rows: readonly FindingRow[]
  mayOpenInfo: boolean
}

/** Faults and what needs attention, each with its remedy; hints are counted. */
export function FindingList({ rows, mayOpenInfo }: Props) {
  const { t } = useText()
  const shown = rows.filter(({ severity }) => severity !== 'hint')
  const hints = t('dashboardDetails.hints', { count: rows.length - shown.length })
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(row => (
            <Finding key={row.id} row={row} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <p className={styles.hints}>
          {mayOpenInfo ? (
            <Link href={SCREENS.info.path} className={styles.link}>
              {hints}
            </Link>
          ) : (
            hints
          )}
        </p>
      )}
    </>
  )
}

function Finding({ row: { severity, text, since, remedy } }: { row: FindingRow }) {
  const { t } = useText()
  const { tone, text: name } = FINDING_SEVERITIES[severity]
  return (
    <li className={styles.finding}>
      <span className={styles.severity}>
        <StatusBadge tone={tone}>{t(name)}</StatusBadge>
      </span>
      <span className={styles.text}>
        <span>{t(text)}</span>
        {since && <span className={styles.since}>{t('common.term.since', { time: plainText(since, 32) })}</span>}
      </span>
      <RemedyControl of={remedyControl(remedy)} />
    </li>
  )
}
