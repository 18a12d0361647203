import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { weekdayName } from '../../lib/text/weekdays'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import type { DataBackupForm } from './settings-form'
import { settingsLabels } from './settings-labels'

const SCHEDULES = ['none', 'daily', 'weekly', 'event'] as const
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const PRIORITIES = ['low', 'middle', 'high', 'emergency'] as const

export function ScheduleFields({ of: form }: { of: DataBackupForm }) {
  const { t } = useText()
  const { schedule } = useStore(form.$values)
  const labels = settingsLabels(t)
  return (
    <Columns>
      <SelectField
        of={form}
        name="schedule"
        label={labels.schedule}
        hint={schedule === 'none' ? undefined : t('backupData.schedule.retry')}
        options={SCHEDULES.map(value => ({ value, text: t(`backupData.schedule.${value}`) }))}
      />
      {schedule === 'weekly' && (
        <SelectField
          of={form}
          name="weekday"
          label={labels.weekday}
          options={WEEKDAYS.map(value => ({ value, text: weekdayName(value) }))}
        />
      )}
      {(schedule === 'daily' || schedule === 'weekly') && (
        <TextField
          required
          of={form}
          name="at"
          label={labels.at}
          hint={t('common.schedule.clock')}
          placeholder="02:00"
        />
      )}
      {schedule === 'event' && (
        <SelectField
          of={form}
          name="event_priority"
          label={labels.event_priority}
          options={PRIORITIES.map(value => ({ value, text: t(`common.priority.${value}`) }))}
        />
      )}
    </Columns>
  )
}
