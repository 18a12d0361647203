import { useText } from '../../lib/text/use-text'
import { SCREENS } from '../../session/generated/screens'
import type { FindingRow } from '../../stores/findings/finding-rows'
import { FINDING_SEVERITIES } from '../../stores/findings/finding-texts'
import { TallLink } from '../../ui/page/tall-link'
import { FindingItem } from '../../ui/status/finding-item'
import dashboard from './dashboard.module.css'

interface Props {
  rows: readonly FindingRow[]
  mayOpenInfo: boolean
}

/** Faults and what needs attention, each with its remedy; hints are counted. */
export function FindingList({ rows, mayOpenInfo }: Props) {
  const { t } = useText()
  const shown = rows.filter(({ severity }) => severity !== 'hint')
  const hints = t('dashboard.hints', { count: rows.length - shown.length })
  return (
    <>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, severity, text, since, remedy }) => (
            <FindingItem key={id} severity={FINDING_SEVERITIES[severity]} text={text} since={since} remedy={remedy} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <p className={mayOpenInfo ? undefined : dashboard.note}>
          {mayOpenInfo ? <TallLink href={SCREENS.info.path}>{hints}</TallLink> : hints}
        </p>
      )}
    </>
  )
}
