import type { OpcUaValue } from '../../../api/opcua/server'
import type { Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { PanelText } from '../../../ui/page/panel-text'
import { StatusBadge } from '../../../ui/status/status-badge'
import type { LiveValue } from './live-values'
import styles from './nodes.module.css'
import { writtenAddress } from './rules'
import type { TagNode } from './tree/tree'

const LONGEST_VALUE = 60

const REASONS: Record<NonNullable<OpcUaValue['reason']>, MessageKey> = {
  plc_disconnected: 'opcuaNodes.reason.plcDisconnected',
  address_error: 'opcuaNodes.reason.addressError',
  not_saved: 'opcuaNodes.reason.notSaved'
}

/** Titles of what TagDetails shows. */
export function DetailsHead() {
  const { t } = useText()
  return (
    <div className={styles.head}>
      <span className={styles.title}>{t('common.term.name')}</span>
      <span className={styles.details}>
        <span className={styles.wide}>{t('common.term.address')}</span>
        <span className={styles.wide}>{t('common.term.dataType')}</span>
        <span className={styles.wide}>{t('common.term.access')}</span>
        <span className={styles.value}>{t('common.term.value')}</span>
        <span>{t('opcuaNodes.quality')}</span>
        <span>{t('common.term.timeOfDay')}</span>
      </span>
    </div>
  )
}

interface Props {
  tag: TagNode | undefined
  value: LiveValue | undefined
  stale: boolean
  t: Translator['t']
}

/** Address, type, access and present value of a tag; without stores of its own, as there are many that come and go. */
export function TagDetails({ tag, value, stale, t }: Props) {
  if (!tag) return null
  const { plc, data_type, length, access } = tag.settings
  return (
    <span className={styles.details} data-old={stale || undefined}>
      <span className={styles.wide}>
        <PanelText>{plainText(`${plc} ${writtenAddress(tag.settings)}`, 100)}</PanelText>
      </span>
      <span className={styles.wide}>{plainText(data_type + (length > 1 ? `[${length}]` : ''), 40)}</span>
      <span className={styles.wide}>{access === 'writable' ? 'R/W' : 'R'}</span>
      <span className={styles.value}>
        <PanelText cut>{value && value !== 'unsaved' ? valueText(value, data_type, t) : '–'}</PanelText>
      </span>
      <span>{value && <Quality of={value} t={t} />}</span>
      <span>{value && value !== 'unsaved' && plainText(value.time, 32)}</span>
    </span>
  )
}

const TONES = { good: 'plain', uncertain: 'warn', bad: 'bad' } as const

function Quality({ of: value, t }: { of: LiveValue; t: Translator['t'] }) {
  if (value === 'unsaved') return <StatusBadge tone="plain">{t('opcuaNodes.reason.notSaved')}</StatusBadge>
  const { quality, reason } = value
  const text = t(reason ? REASONS[reason] : `opcuaNodes.quality.${quality}`)
  return <StatusBadge tone={TONES[quality]}>{text}</StatusBadge>
}

/** The digits that a float of 32 bits has. */
const FLOAT_DIGITS = 7

function valueText({ value }: OpcUaValue, dataType: string, t: Translator['t']): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  const isFloat = dataType === 'FLOAT' && typeof value === 'number'
  return plainText(String(isFloat ? Number(value.toPrecision(FLOAT_DIGITS)) : value), LONGEST_VALUE)
}
