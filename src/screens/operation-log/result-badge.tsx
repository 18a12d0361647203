import type { OperationResult } from '../../api/operation-log'
import { useText } from '../../lib/text/use-text'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'

const TONES: Record<OperationResult, Tone> = { done: 'plain', refused: 'warn', failed: 'bad' }

export function ResultBadge({ result }: { result: OperationResult }) {
  const { t } = useText()
  return <StatusBadge tone={TONES[result]}>{t(`operationLog.result.${result}`)}</StatusBadge>
}
