import { useStore } from '@nanostores/preact'
import { webViewSettingsUpdate as limits } from '../../api/generated/limits/webview'
import type { WebViewSettings } from '../../api/webview'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { FieldGroup } from '../../ui/form/field-group'
import { NumberField } from '../../ui/form/number-field'
import { RadioField } from '../../ui/form/radio-field'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { Banner } from '../../ui/status/banner'
import type { WebViewSettingModel } from './model'
import { bars, usualNetwork } from './network-rules'
import type { WebViewForm } from './settings-form'
import type { SettingsValues } from './settings-values'
import { NETWORK_RULES } from './texts'

interface Props {
  of: WebViewForm
  model: WebViewSettingModel
  labels: Record<keyof SettingsValues, string>
}

const RULES: readonly WebViewSettings['network_rule'][] = ['any', 'allow', 'deny']

/** How many may connect, for how long, and from where. */
export function LimitFields({ of: form, model, labels }: Props) {
  const { t } = useText()
  const { network_rule: rule, networks } = useStore(form.$values)
  const address = lastKnown(useStore(model.$status))?.address ?? ''
  const [first, last] = limits.max_connections
  return (
    <FieldGroup title={t('common.term.limits')} hint={t('webviewSetting.limits.hint')}>
      <Columns>
        <NumberField
          required
          of={form}
          name="max_connections"
          label={labels.max_connections}
          hint={t('common.term.range', { first, last })}
        />
        <NumberField
          required
          of={form}
          name="idle_timeout_minutes"
          unit={t('units.minutes')}
          label={labels.idle_timeout_minutes}
          hint={t('common.term.zeroToNever', { last: limits.idle_timeout_minutes[1] })}
        />
      </Columns>
      <RadioField
        of={form}
        name="network_rule"
        label={labels.network_rule}
        options={RULES.map(value => ({ value, text: t(NETWORK_RULES[value]) }))}
      />
      {rule !== 'any' && (
        <TextField
          required
          of={form}
          name="networks"
          label={labels.networks}
          hint={t('webviewSetting.networks.hint', { example: usualNetwork(address) })}
        />
      )}
      {bars(rule, networks, address) && (
        <Banner tone="warn">{t('webviewSetting.networks.barsOwn', { address })}</Banner>
      )}
    </FieldGroup>
  )
}
