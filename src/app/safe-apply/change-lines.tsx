import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { $hmiName } from '../../stores/hmi-name'
import type { NetworkChange } from '../../stores/network-change'
import { DataList, DataRow } from '../../ui/card/data-list'
import styles from '../dialogs/dialog-text.module.css'
import { PanelLink } from './panel-links'

interface Props {
  change: NetworkChange
  /** Also shows the panel's address after the change. */
  withAddress?: boolean
}

/** The old and new value of each changed setting. */
export function ChangeLines({ change, withAddress = false }: Props) {
  const { t } = useText()
  const name = useStore($hmiName)
  const { changes, addresses, wayBack, note } = change
  return (
    <>
      <DataList>
        {changes.map(({ field, label, before, after }) => (
          <DataRow key={field} label={label}>
            {t('safeApplyDialog.line', { before: before || '–', after: after || '–' })}
          </DataRow>
        ))}
        {withAddress && (
          <DataRow label={t(wayBack ? 'safeApplyDialog.ends' : 'safeApplyDialog.address')}>
            {!addresses && (wayBack ?? t('safeApplyDialog.address.stays'))}
            {addresses?.map(address => (
              <strong key={address}>{address}</strong>
            ))}
            {addresses?.length === 0 && (
              <>
                {t('safeApplyDialog.address.unknown')} {name && <PanelLink host={name} />}
              </>
            )}
          </DataRow>
        )}
      </DataList>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
