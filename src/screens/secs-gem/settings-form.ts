import type { FieldTexts } from '../../api/client/refusal-types'
import { secsGemSettings as limits } from '../../api/generated/limits/secs-gem'
import type { SecsGemFault, SecsGemSettings } from '../../api/secs-gem'
import { choice, flag, number } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { address } from '../../lib/network/codecs'
import { PORT_CODES } from '../../stores/ports/port-faults'

export type SettingsValues = Edited<SecsGemSettings, SecsGemSettings>

export const CODES: FieldTexts<SecsGemFault> = { ...PORT_CODES, port_in_use: 'secsGem.fault.portInUse' }
const hint = 'common.term.range'
const seconds = { hint, unit: 'units.seconds' } as const
const isActive = ({ mode }: SettingsValues) => mode === 'active'

export const SETTINGS = fields<SecsGemSettings, SecsGemSettings>({
  enabled: flag('secsGem.enabled'),
  mode: choice(
    'common.term.mode',
    { passive: 'secsGem.mode.passive', active: 'secsGem.mode.active' },
    {
      control: 'segments',
      hint: values => (isActive(values) ? 'secsGem.mode.active.hint' : 'secsGem.mode.passive.hint')
    }
  ),
  host: address('secsGem.host', { applies: isActive, required: true }),
  port: number('common.term.tcpPort', limits.port, { hint }),
  device: number('secsGem.deviceId', limits.device, { hint }),
  t3_s: number('secsGem.t3', limits.t3_s, seconds),
  t5_s: number('secsGem.t5', limits.t5_s, seconds),
  t6_s: number('secsGem.t6', limits.t6_s, seconds),
  t7_s: number('secsGem.t7', limits.t7_s, seconds),
  t8_s: number('secsGem.t8', limits.t8_s, seconds),
  linktest_s: number('secsGem.linktest', limits.linktest_s, seconds)
})
