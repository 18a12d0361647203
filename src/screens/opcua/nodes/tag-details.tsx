import { useStore } from '@nanostores/preact'
import type { OpcUaValue } from '../../../api/opcua'
import { lastKnown } from '../../../lib/remote/last-known'
import { $i18n, type Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { PanelText } from '../../../ui/page/panel-text'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { LiveValues } from './live-values'
import styles from './nodes.module.css'
import { writtenAddress } from './rules'
import { nodeIdOf, type Tree, tagOf } from './tree'

const LONGEST_VALUE = 60

const REASONS: Record<NonNullable<OpcUaValue['reason']>, MessageKey> = {
  plc_disconnected: 'opcuaNodes.reason.plcDisconnected',
  address_error: 'opcuaNodes.reason.addressError',
  not_saved: 'opcuaNodes.reason.notSaved'
}

/** Titles of what TagDetails shows. */
export function DetailsHead() {
  const { t } = useStore($i18n)
  return (
    <div className={styles.head}>
      <span className={styles.title}>{t('opcuaNodes.name')}</span>
      <span className={styles.details}>
        <span className={styles.address}>{t('opcuaNodes.address')}</span>
        <span className={styles.value}>{t('opcuaNodes.value')}</span>
        <span>{t('opcuaNodes.quality')}</span>
        <span>{t('opcuaNodes.time')}</span>
      </span>
    </div>
  )
}

interface Props {
  tree: Tree
  id: string
  live: LiveValues
}

/** Address and present value of a tag. */
export function TagDetails({ tree, id, live }: Props) {
  const { t } = useStore($i18n)
  const values = useStore(live.$values)
  const stale = useStore(live.$values.$stale)
  const tag = tagOf(tree, id)
  if (!tag) return null
  const value = lastKnown(values)?.get(nodeIdOf(tree, id))
  return (
    <span className={styles.details} data-old={values.status === 'failed' || stale || undefined}>
      <span className={styles.address}>
        <PanelText>{plainText(`${tag.settings.plc} ${writtenAddress(tag.settings)}`, 100)}</PanelText>
      </span>
      <span className={styles.value}>
        <PanelText>{value ? valueText(value, t) : '…'}</PanelText>
      </span>
      <span>{value && <Quality of={value} />}</span>
      <span className={styles.time}>{value && value.value !== null && plainText(value.time, 32)}</span>
    </span>
  )
}

/** Good is the normal case and does not stand out. */
function Quality({ of: { quality, reason } }: { of: OpcUaValue }) {
  const { t } = useStore($i18n)
  if (quality === 'good') return <>{t('opcuaNodes.quality.good')}</>
  const tone = reason === 'not_saved' ? 'off' : quality === 'uncertain' ? 'warn' : 'bad'
  return <StatusBadge tone={tone}>{t(reason ? REASONS[reason] : `opcuaNodes.quality.${quality}`)}</StatusBadge>
}

function valueText({ value }: OpcUaValue, t: Translator['t']): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return t(value ? 'opcuaNodes.true' : 'opcuaNodes.false')
  return plainText(String(value), LONGEST_VALUE)
}
