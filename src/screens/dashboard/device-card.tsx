import { useStore } from '@nanostores/preact'
import type { SystemStatus } from '../../api/status'
import { formatNumber, formatPercent, withUnit } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import type { Message, MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { presentScreen } from '../../session/missing-screens'
import { $clock } from '../../stores/clock'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { PanelText } from '../../ui/page/panel-text'
import { ageText } from './age-text'
import { OptionalValue } from './optional-value'

type Value = string | null | undefined

interface Props {
  name: Value
  status: SystemStatus | undefined
}

export function DeviceCard({ name, status }: Props) {
  const { t } = useText()
  const clock = useStore($clock)
  const time = clock.text || status?.time
  const cpu = status && orNull(status.cpu_percent, formatPercent)
  const temperature = status && orNull(status.temperature_celsius, value => withUnit(formatNumber(value, 1), '°C'))
  const rows: (readonly [MessageKey, Value])[] = [
    ['common.term.hmiName', name],
    ['common.term.hostname', status?.hostname],
    ['common.term.osVersion', status?.os_version],
    ['common.term.webVersion', status?.web_version],
    ['common.term.systemTime', [time, clock.zone].filter(Boolean).join(' ') || undefined],
    ...(presentScreen('easyaccess') ? [['menu.easyaccess', status?.easyaccess_version] as const] : []),
    ['dashboard.cpu', cpu],
    ['dashboard.temperature', temperature],
    ...backupRows(status, t)
  ]
  return (
    <Card title={t('dashboard.device')}>
      <DataList>
        {rows.map(([label, value]) => (
          <DataRow key={label} label={t(label)}>
            <OptionalValue value={value}>{present => <PanelText>{present}</PanelText>}</OptionalValue>
          </DataRow>
        ))}
      </DataList>
    </Card>
  )
}

/** Older firmware does not tell those of data from those of recipes. */
function backupRows(status: SystemStatus | undefined, t: Translator['t']): [MessageKey, Value][] {
  const { last_backups: last } = status ?? {}
  if (last === undefined) return [['dashboard.lastBackup', status?.last_backup && t(backupAge(status.last_backup))]]
  return [
    ['dashboard.lastDataBackup', last && t(backupAge(last.data))],
    ['dashboard.lastRecipeBackup', last && t(backupAge(last.recipes))]
  ]
}

const orNull = (value: number | null, textOf: (value: number) => string) => (value === null ? null : textOf(value))

export const backupAge = ({ age_seconds }: NonNullable<SystemStatus['last_backup']>): Message =>
  age_seconds === null ? 'dashboard.noBackup' : ageText(age_seconds)
