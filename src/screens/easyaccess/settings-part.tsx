import { useStore } from '@nanostores/preact'
import type { EasyAccessSettings } from '../../api/easyaccess'
import { useForm } from '../../lib/form/use-form'
import { lastKnown } from '../../lib/remote/last-known'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { SelectField } from '../../ui/form/select-field'
import { Card } from '../../ui/page/card'
import type { EasyAccessModel } from './model'
import { PassThroughNotice } from './pass-through-notice'
import { PathCard } from './path-card'
import { ProxyFields } from './proxy-fields'
import { LOCATIONS, settingsLabels, settingText } from './settings-texts'

interface Props {
  model: EasyAccessModel
  loaded: Versioned<EasyAccessSettings>
}

/** Server, proxy and options, and the test of the way there with the values on the page. */
export function SettingsPart({ model, loaded }: Props) {
  const { t } = useText()
  const form = useForm(() => model.settingsForm(loaded))
  const labels = settingsLabels(t)
  const { pass_through: passThrough } = useStore(form.$values)
  const report = lastKnown(useStore(model.$report))
  return (
    <>
      <FormView of={form} label={t('easyaccess.settings')}>
        <Card title={t('easyaccess.settings')}>
          <SelectField
            of={form}
            name="server_location"
            label={labels.server_location}
            options={LOCATIONS.map(value => ({ value, text: settingText(t, 'server_location', value) }))}
          />
          <ProxyFields form={form} />
          <CheckField of={form} name="start_with_system" label={labels.start_with_system} />
          <CheckField
            of={form}
            name="pass_through"
            label={labels.pass_through}
            hint={t('easyaccess.passThrough.hint')}
          />
          {passThrough && report && <PassThroughNotice devices={report.pass_through_devices} />}
          <ConflictNotice of={form} labels={labels} textOf={(field, value) => settingText(t, field, value)} />
          <FormFooter of={form} />
        </Card>
      </FormView>
      <PathCard model={model} form={form} />
    </>
  )
}
