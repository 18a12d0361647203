import type { Interruption } from '../../lib/interruption'
import type { Resource } from '../../lib/remote/resource'
import { spanText } from '../../lib/text/time-span'
import { showDeviceTime } from '../../lib/text/time-text'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../card/data-list'
import { Banner } from '../status/banner'
import { Impact } from './impact'

export interface ClockJump {
  /** Undefined while the panel's time is unknown. */
  from: number | undefined
  to: number
}

interface Props {
  /** Undefined where the new time is not known. */
  jump: ClockJump | undefined
  impact: Resource<Interruption>
}

/** In a dialog that moves the panel's clock: by how much, what this can cause, and whom it interrupts. */
export function ClockEffects({ jump, impact }: Props) {
  const { t } = useText()
  return (
    <>
      {jump && <Jump {...jump} />}
      <Banner tone="warn" title={t('time.warning.title')}>
        {t('time.warning.text')}
      </Banner>
      <Impact from={impact} />
    </>
  )
}

function Jump({ from, to }: ClockJump) {
  const { t } = useText()
  return (
    <DataList>
      {from !== undefined && <DataRow label={t('time.old')}>{showDeviceTime(from)}</DataRow>}
      <DataRow label={t('time.new')}>{showDeviceTime(to)}</DataRow>
      {from !== undefined && <DataRow label={t('time.jump')}>{spanText(to - from, t)}</DataRow>}
    </DataList>
  )
}
