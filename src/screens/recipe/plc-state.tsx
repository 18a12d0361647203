import type { RecipePlc } from '../../api/recipe'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './recipe.module.css'

export function PlcState({ of: { name, state } }: { of: RecipePlc }) {
  const { t } = useText()
  const plc = plainText(name, 60)
  return state === 'connected' ? (
    <StatusBadge tone="plain">{t('recipe.plc.connected', { plc })}</StatusBadge>
  ) : (
    <StatusBadge tone="bad">{t('recipe.plc.disconnected', { plc })}</StatusBadge>
  )
}

/** The record last loaded to the PLC. */
export function LastLoad({ of: { last_load: last } }: { of: RecipePlc }) {
  const { t } = useText()
  if (!last) return null
  const name = plainText(last.name, 60)
  const when = plainText(last.loaded_at, 32)
  const who = plainText(last.loaded_by, 60)
  return <p className={styles.loaded}>{t('recipe.plc.last', { name, number: last.number, when, who })}</p>
}
