import type { PlcReadResult, SerialSettings } from '../../api/communication'
import { detailsOf } from '../../lib/remote/failure-text'
import { useText } from '../../lib/text/use-text'
import { Details } from '../../ui/page/details'
import { Banner } from '../../ui/status/banner'
import { FAULTS } from './texts'
import { remedyFor, WIRING } from './wire-hints'

interface Props {
  fault: Pick<PlcReadResult, 'detail' | 'error_percent'> & { code: NonNullable<PlcReadResult['code']> }
  /** Of the serial port, if there is one. */
  mode: SerialSettings['mode'] | undefined
  /** When it happened. */
  time?: string
}

/** What went wrong on the way to a device, and what to change. */
export function FaultBanner({ fault, mode, time }: Props) {
  const { t } = useText()
  const { code, detail, error_percent: percent } = fault
  const title = t(FAULTS[code])
  return (
    <Banner tone="bad" title={time === undefined ? title : t('communication.faultAt', { fault: title, time })}>
      <p>{t(remedyFor(code, percent, mode))}</p>
      {mode && code === 'timeout' && <p>{t(WIRING[mode])}</p>}
      <Details>{detailsOf(code, detail)}</Details>
    </Banner>
  )
}
