import { useStore } from '@nanostores/preact'
import { secsGemSettings } from '../../api/generated/limits/secs-gem'
import type { SecsGemSettings, SecsGemStatus } from '../../api/secs-gem'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FieldGroup } from '../../ui/form/field-group'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { NumberField } from '../../ui/form/number-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { SwitchField } from '../../ui/form/switch-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/page/card'
import { Columns } from '../../ui/page/columns'
import { Banner } from '../../ui/status/banner'
import type { SecsGemModel } from './model'
import styles from './secs-gem.module.css'
import type { NumberName } from './settings-form'
import { settingsLabels, settingText } from './texts'

interface Props {
  model: SecsGemModel
  loaded: Versioned<SecsGemSettings>
  connection: SecsGemStatus['connection'] | undefined
}

const TIMERS = ['t3_s', 't5_s', 't6_s', 't7_s', 't8_s', 'linktest_s'] as const

/** How the panel connects to the host; a save disconnects it, which is said before. */
export function SettingsPart({ model, loaded, connection }: Props) {
  const { t } = useText()
  const form = useForm(() => model.settingsForm(loaded))
  const isChanged = useStore(form.$changed).length > 0
  const { mode } = useStore(form.$values)
  const labels = settingsLabels(t)
  const numberField = (name: NumberName) => {
    const [first, last] = secsGemSettings[name]
    const range = t('common.term.range', { first, last })
    const hint = name === 'linktest_s' ? `${range} · ${t('secsGem.linktest.none')}` : range
    return <NumberField key={name} required of={form} name={name} label={labels[name]} hint={hint} />
  }
  return (
    <FormView of={form} label={t('common.term.settings')}>
      <Card title={t('common.term.settings')}>
        <SwitchField of={form} name="enabled" label={labels.enabled} />
        <SegmentedControl
          of={form}
          name="mode"
          label={labels.mode}
          hint={t(`secsGem.mode.${mode}.hint`)}
          options={(['passive', 'active'] as const).map(value => ({ value, text: settingText(t, 'mode', value) }))}
        />
        <Columns least={200}>
          {mode === 'active' && (
            <TextField
              required
              of={form}
              name="host"
              label={labels.host}
              inputMode="decimal"
              maxLength={secsGemSettings.host[1]}
            />
          )}
          {numberField('port')}
          {numberField('device')}
        </Columns>
        <FieldGroup title={t('secsGem.timers')}>
          <div className={styles.timers}>
            <Columns least={200}>{TIMERS.map(numberField)}</Columns>
          </div>
        </FieldGroup>
        {isChanged && connection === 'connected' && <Banner tone="warn">{t('secsGem.save.disconnects')}</Banner>}
        <ConflictNotice of={form} labels={labels} textOf={(field, value) => settingText(t, field, value)} />
        <FormFooter of={form} />
      </Card>
    </FormView>
  )
}
