import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { PasswordField } from '../../ui/form/password-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Button } from '../../ui/page/button'
import { Columns } from '../../ui/page/columns'
import styles from './hotspot.module.css'
import { generatePassword } from './join-data'
import { type Labels, textOf, USE_HINTS } from './labels'
import type { HotspotValues } from './settings-values'

const USES = ['always', 'wifi_lost', 'never'] as const

export function AccessFields({ of: form, labels }: { of: Form<HotspotValues>; labels: Labels }) {
  const { t } = useText()
  const { password_set, use } = useStore(form.$values)
  return (
    <>
      <SegmentedControl
        of={form}
        name="use"
        label={labels.use}
        hint={t(USE_HINTS[use])}
        options={USES.map(value => ({ value, text: textOf('use', value, t) }))}
      />
      <Columns>
        <TextField of={form} name="ssid" label={labels.ssid} required />
        <SelectField
          of={form}
          name="security"
          label={labels.security}
          options={[
            { value: 'wpa2', text: 'WPA2' },
            { value: 'wpa3', text: 'WPA3' },
            { value: 'wpa2-wpa3', text: 'WPA2/WPA3' }
          ]}
        />
        <div>
          <PasswordField
            of={form}
            name="password"
            label={t('common.term.password')}
            hint={t(password_set ? 'hotspot.password.set' : 'common.password.notSet')}
            required={!password_set}
            autoComplete="new-password"
          />
          <div className={styles.buttons}>
            <Button icon="key" onClick={() => form.set('password', generatePassword())}>
              {t('hotspot.password.make')}
            </Button>
          </div>
        </div>
      </Columns>
    </>
  )
}
