import { useText } from '../../lib/text/use-text'
import { levelOf, type MachineState } from '../../stores/machine-state'
import { basisText, headline } from '../../stores/state-texts'
import { Card } from '../../ui/card/card'
import { StateHead, UnknownState } from '../../ui/status/state-head'
import type { InfoRow } from './groups'
import styles from './info.module.css'

interface Props {
  state: Extract<MachineState, { status: 'known' }>
  /** Those that nobody has acknowledged. */
  open: readonly InfoRow[]
}

/** The state of panel and machine, and what it is based on. */
export function StateCard({ state: { of, current, at, error, derived }, open }: Props) {
  const { t } = useText()
  return (
    <Card>
      {current ? (
        <StateHead level={levelOf(of, open)} title={headline(of, open, t)} />
      ) : (
        <UnknownState error={error} at={at} />
      )}
      <p className={styles.basis}>{basisText(of, derived === true, t)}</p>
    </Card>
  )
}
