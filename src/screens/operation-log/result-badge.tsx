import { useStore } from '@nanostores/preact'
import type { OperationResult } from '../../api/operation-log'
import { $i18n } from '../../lib/text/i18n'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'

const TONES: Record<OperationResult, Tone> = { done: 'ok', refused: 'warn', failed: 'bad' }

export function ResultBadge({ result }: { result: OperationResult }) {
  const { t } = useStore($i18n)
  return <StatusBadge tone={TONES[result]}>{t(`operationLog.result.${result}`)}</StatusBadge>
}
