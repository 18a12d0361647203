import { useStore } from '@nanostores/preact'
import type { EasyAccessSettings } from '../../api/easyaccess'
import { useForm } from '../../lib/form/use-form'
import { lastKnown } from '../../lib/remote/last-known'
import type { Versioned } from '../../lib/remote/versioned'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { FieldsFor } from '../../ui/form/field-for'
import { FieldRow } from '../../ui/form/field-row'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import type { EasyAccessModel } from './model'
import { PassThroughNotice } from './pass-through-notice'
import { PathCard } from './path-card'

interface Props {
  model: EasyAccessModel
  loaded: Versioned<EasyAccessSettings>
}

/** Server, proxy and options, and the test of the way there with the values on the page. */
export function SettingsPart({ model, loaded }: Props) {
  const { t } = useText()
  const form = useForm(() => model.settingsForm(loaded))
  const { proxy, pass_through: passThrough } = useStore(form.$values)
  const report = lastKnown(useStore(model.$report))
  return (
    <>
      <FormView of={form} label={t('easyaccess.settings')}>
        <Card title={t('easyaccess.settings')}>
          <FieldsFor of={form} names={['server_location', 'proxy']} />
          {proxy && (
            <FieldRow>
              <FieldsFor
                of={form}
                names={['proxy_type', 'proxy_host', 'proxy_port', 'proxy_username', 'proxy_password']}
              />
            </FieldRow>
          )}
          <FieldsFor of={form} names={['start_with_system', 'pass_through']} />
          {passThrough && report && <PassThroughNotice devices={report.pass_through_devices} />}
          <FormFooter of={form} />
        </Card>
      </FormView>
      <PathCard model={model} form={form} />
    </>
  )
}
