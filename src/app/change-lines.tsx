import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { $hmiName } from '../stores/hmi-name'
import type { NetworkChange } from '../stores/pending-change'
import { DataList, DataRow } from '../ui/data-list'
import { PanelLink } from './panel-link'

interface Props {
  change: NetworkChange
  /** Whether it also says where the panel will be met. */
  place?: boolean
}

/** What changes. */
export function ChangeLines({ change, place = false }: Props) {
  const { t } = useStore($i18n)
  const name = useStore($hmiName)
  const { changes, addresses, note } = change
  return (
    <>
      <DataList>
        {changes.map(({ label, before, after }) => (
          <DataRow key={label} label={label}>
            {t('pendingChangeDialog.line', { before: before || '–', after: after || '–' })}
          </DataRow>
        ))}
        {place && (
          <DataRow label={t('pendingChangeDialog.address')}>
            {!addresses && t('pendingChangeDialog.address.stays')}
            {addresses?.map(address => (
              <strong key={address}>{address}</strong>
            ))}
            {addresses?.length === 0 && (
              <>
                {t('pendingChangeDialog.address.unknown')} {name && <PanelLink host={name} />}
              </>
            )}
          </DataRow>
        )}
      </DataList>
      {note && <p>{note}</p>}
    </>
  )
}
