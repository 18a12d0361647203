import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import { FieldRow } from '../../ui/form/field-row'
import { Banner } from '../../ui/status/banner'
import type { WebViewSettingModel } from './model'
import { bars, usualNetwork } from './network-rules'
import type { WebViewForm } from './settings-form'

interface Props {
  of: WebViewForm
  model: WebViewSettingModel
}

/** How many may connect, for how long, and from where. */
export function LimitFields({ of: form, model }: Props) {
  const { t } = useText()
  const { network_rule: rule, networks } = useStore(form.$values)
  const address = lastKnown(useStore(model.$status))?.address ?? ''
  return (
    <FieldGroup title={t('common.term.limits')} hint={t('webviewSetting.limits.hint')}>
      <FieldRow>
        <FieldsFor of={form} names={['max_connections', 'idle_timeout_minutes']} />
      </FieldRow>
      <FieldFor of={form} name="network_rule" />
      <FieldFor
        of={form}
        name="networks"
        hint={t('webviewSetting.networks.hint', { example: usualNetwork(address) })}
      />
      {bars(rule, networks, address) && (
        <Banner tone="warn">{t('webviewSetting.networks.barsOwn', { address })}</Banner>
      )}
    </FieldGroup>
  )
}
