import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { Ipv4Field } from '../../ui/form/ipv4-fields'
import { NumberField } from '../../ui/form/number-field'
import { Columns } from '../../ui/page/columns'
import styles from './hotspot.module.css'
import type { Labels } from './labels'
import type { HotspotValues } from './settings-values'

export function AddressFields({ of: form, labels }: { of: Form<HotspotValues>; labels: Labels }) {
  const { t } = useText()
  return (
    <>
      <h3 className={styles.group}>{t('hotspot.addresses')}</h3>
      <Columns>
        <Ipv4Field of={form} name="address" label={labels.address} hint={t('hotspot.address.hint')} required />
        <Ipv4Field of={form} name="dhcp_first" label={labels.dhcp_first} required />
        <Ipv4Field of={form} name="dhcp_last" label={labels.dhcp_last} required />
        <NumberField of={form} name="lease_minutes" label={labels.lease_minutes} unit={t('units.minutes')} required />
      </Columns>
    </>
  )
}
