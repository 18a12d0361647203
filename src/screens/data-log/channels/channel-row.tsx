import type { DataLogChannel } from '../../../api/data-log'
import type { TrendSide } from '../../../chart/types'
import { useText } from '../../../lib/text/use-text'
import { CheckField } from '../../../ui/form/check-field'
import { SelectField } from '../../../ui/form/select-field'
import styles from './channel-row.module.css'
import { lineStyle } from './line-styles'
import { LineSwatch } from './line-swatch'
import { nameOf, unitOf } from './lines'

interface ChannelRowProps {
  channel: DataLogChannel
  /** Index of the channel in the log. */
  index: number
  shown: boolean
  /** The maximum number of channels is shown. */
  full: boolean
  side: TrendSide
  onToggle: () => void
  onMove: (side: TrendSide) => void
}

export function ChannelRow({ channel, index, shown, full, side, onToggle, onMove }: ChannelRowProps) {
  const { t } = useText()
  const name = nameOf(channel)
  const label = (
    <>
      <LineSwatch line={lineStyle(index)} /> <bdi>{name}</bdi> {unitOf(channel)}
    </>
  )
  return (
    <li className={styles.choice}>
      <CheckField label={label} value={shown} disabled={full && !shown} onPick={onToggle} />
      <SelectField
        label={t('dataLog.channels.scale', { name })}
        bare
        value={side}
        disabled={!shown}
        options={[
          { value: 'left', text: t('dataLog.channels.left') },
          { value: 'right', text: t('dataLog.channels.right') }
        ]}
        onPick={onMove}
      />
    </li>
  )
}
