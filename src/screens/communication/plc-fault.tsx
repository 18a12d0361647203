import type { PlcReadResult, SerialSettings } from '../../api/communication'
import { detailsOf } from '../../lib/remote/failure-text'
import { useText } from '../../lib/text/use-text'
import { FaultBanner } from '../../ui/status/fault-banner'
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
export function PlcFault({ fault: { code, detail, error_percent: percent }, mode, time }: Props) {
  const { t } = useText()
  const title = FAULTS[code]
  const fault = {
    title: time === undefined ? title : (['communication.faultAt', { fault: t(title), time }] as const),
    remedy: remedyFor(code, percent, mode),
    details: detailsOf(code, detail)
  }
  return <FaultBanner fault={fault}>{mode && code === 'timeout' && <p>{t(WIRING[mode])}</p>}</FaultBanner>
}
