import { useStore } from '@nanostores/preact'
import { opcUaLimits } from '../../../api/generated/limits/opcua'
import { useModel } from '../../../lib/browser/use-model'
import { fieldsOf } from '../../../lib/form/fields'
import type { Interruption } from '../../../lib/interruption'
import type { Resource } from '../../../lib/remote/resource'
import { formatNumber } from '../../../lib/text/format'
import { useText } from '../../../lib/text/use-text'
import { $device } from '../../../stores/device'
import { createImpact } from '../../../stores/impact'
import { notify } from '../../../stores/notices'
import { lanOptions } from '../../../stores/ports/lan-ports'
import { Columns } from '../../../ui/card/columns'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { FieldFor, FieldsFor } from '../../../ui/form/field-for'
import { FieldGroup } from '../../../ui/form/field-group'
import { Impact } from '../../../ui/impact/impact'
import { Disclosure } from '../../../ui/page/disclosure'
import { Banner } from '../../../ui/status/banner'
import type { ServerTabModel } from './model'
import {
  type OpcUaSettingsForm,
  type OpcUaSettingsValues,
  POLICIES,
  policyText,
  type SettingsChange,
  TOKENS
} from './settings-form'

interface Props {
  model: ServerTabModel
  change: SettingsChange
  onClose: () => void
}

export function SettingsDialog({ model, change, onClose }: Props) {
  const { t } = useText()
  const { ethCount } = useStore($device)
  const $impact = useModel(() => createImpact('opcua'))
  return (
    <EditDialog
      wide
      from={model.newestSettings}
      edit={loaded => model.settingsForm(loaded, change)}
      title={t('opcuaServer.settings')}
      notice={form => <RestartImpact of={form} from={$impact} />}
      onClose={onClose}
      onSaved={() => notify('opcuaServer.settings.saved')}
    >
      {form => (
        <>
          <FieldFor of={form} name="application_name" />
          <Columns>
            <FieldFor of={form} name="port" />
            <FieldFor
              of={form}
              name="interface"
              options={[{ value: 'all', text: t('opcuaServer.interface.all') }, ...lanOptions(ethCount, t)]}
            />
          </Columns>
          <FieldFor of={form} name="autostart" />
          <SecurityFields of={form} />
          <LimitFields of={form} />
        </>
      )}
    </EditDialog>
  )
}

/** Clients come back by themselves only where the endpoint URL stays. */
function RestartImpact({ of: form, from }: { of: OpcUaSettingsForm; from: Resource<Interruption> }) {
  const changed = useStore(form.$changed)
  const { interface: reachable } = useStore(form.$values)
  const isMoved = changed.includes('port') || (changed.includes('interface') && reachable !== 'all')
  return <Impact from={from} lasts={isMoved ? 'opcuaServer.settings.moved' : undefined} />
}

function SecurityFields({ of: form }: { of: OpcUaSettingsForm }) {
  const { t } = useText()
  const { policies, username } = useStore(form.$values)
  return (
    <>
      <FieldFor
        of={form}
        name="policies"
        options={POLICIES.map(value => ({
          value,
          text: policyText(value, t),
          ...(value === 'None' && { hint: t('opcuaServer.policy.none.hint') })
        }))}
      />
      <FieldFor of={form} name="modes" />
      <FieldGroup title={t('opcuaServer.tokens')}>
        <FieldsFor of={form} names={TOKENS} />
      </FieldGroup>
      {policies.includes('None') && username && <Banner tone="warn">{t('opcuaServer.policy.none.password')}</Banner>}
    </>
  )
}

/** Communication parameters of the server. */
function LimitFields({ of: form }: { of: OpcUaSettingsForm }) {
  const { t } = useText()
  return (
    <Disclosure label={t('opcuaServer.limits')}>
      <Columns>
        {fieldsOf(opcUaLimits).map(limit => {
          const [first, last] = opcUaLimits[limit]
          return (
            <FieldFor<OpcUaSettingsValues>
              key={limit}
              of={form}
              name={limit}
              hint={t('common.term.range', { first: formatNumber(first), last: formatNumber(last) })}
            />
          )
        })}
      </Columns>
    </Disclosure>
  )
}
