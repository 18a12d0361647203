import { type CodeTexts, textOfCode } from '../../lib/text/code-texts'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Banner } from '../status/banner'

interface Props {
  /** Missing on older firmware. */
  of: { time: string; error_code: string } | null | undefined
  reasons: CodeTexts
}

/** That a target which is saved did not pass its last test. */
export function FailedTest({ of, reasons }: Props) {
  const { t } = useText()
  if (!of) return null
  const reason = textOfCode(reasons, of.error_code)
  return (
    <Banner tone="warn" title={t('common.target.test.failed', { time: plainText(of.time, 32) })}>
      {reason && t(reason)}
    </Banner>
  )
}
