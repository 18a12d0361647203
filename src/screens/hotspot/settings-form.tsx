import { useStore } from '@nanostores/preact'
import { useForm } from '../../lib/form/use-form'
import { joinDetail } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { $device } from '../../stores/device'
import { Card } from '../../ui/card/card'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldRow } from '../../ui/form/field-row'
import { FormFooter } from '../../ui/form/form-footer'
import { FormView } from '../../ui/form/form-view'
import { Button } from '../../ui/page/button'
import styles from './hotspot.module.css'
import { generatePassword } from './join-data'
import type { HotspotModel, Loaded } from './model'
import { channelsFor } from './settings'

export function SettingsForm({ model, loaded }: { model: HotspotModel; loaded: Loaded }) {
  const { t, language } = useText()
  const form = useForm(() => model.form(loaded))
  const { wifiCount } = useStore($device)
  const channels = channelsFor(loaded.regions, useStore(form.$values)).map(String)
  return (
    <Card title={t('common.term.settings')}>
      <FormView of={form} label={t('common.term.settings')}>
        <FieldFor of={form} name="use" />
        <FieldRow>
          <FieldsFor of={form} names={['ssid', 'security']} />
          <div data-fitted>
            <FieldFor of={form} name="password" />
            <div className={styles.buttons}>
              <Button icon="key" onClick={() => form.set('password', generatePassword())}>
                {t('hotspot.password.make')}
              </Button>
            </div>
          </div>
        </FieldRow>
        <h3 className={styles.group}>{t(wifiCount > 1 ? 'hotspot.radio.first' : 'common.term.radio')}</h3>
        <FieldRow>
          <FieldFor
            of={form}
            name="country"
            options={loaded.regions.map(({ country }) => ({ value: country, text: countryName(country, language) }))}
          />
          <FieldFor of={form} name="band" />
          <FieldFor
            of={form}
            name="channel"
            options={[
              { value: '0', text: t('hotspot.channel.auto') },
              ...channels.map(value => ({ value, text: value }))
            ]}
          />
          <FieldsFor of={form} names={['max_clients', 'auto_off_minutes']} />
        </FieldRow>
        <FieldsFor of={form} names={['hidden', 'isolate']} />
        <h3 className={styles.group}>{t('hotspot.addresses')}</h3>
        <FieldRow>
          <FieldsFor of={form} names={['address', 'dhcp_first', 'dhcp_last', 'lease_minutes']} />
        </FieldRow>
        <FormFooter of={form} />
      </FormView>
    </Card>
  )
}

/** The country in the user's language, or its code if the browser has no name for it. */
function countryName(code: string, language: string): string {
  if (typeof Intl.DisplayNames !== 'function') return code
  return joinDetail(new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code, code)
}
