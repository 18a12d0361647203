import { type ApiError, refusalOf } from '../../lib/remote/failure'
import { describeFailure } from '../../lib/remote/failure-text'
import { type CodeTexts, textOfCode } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Details } from '../page/details'
import { Banner } from './banner'

export interface FailureBannerProps {
  error: ApiError
  /** Screen-specific texts for error codes of the panel. */
  reasons?: CodeTexts | undefined
  children?: Children
  action?: Children
}

/** What failed and what to do; the code and the panel's own message are in 'Details'. */
export function FailureBanner({ error, reasons, children, action }: FailureBannerProps) {
  const { t } = useText()
  const { title, remedy, details } = describeFailure(error)
  const reason = reasons && textOfCode(reasons, refusalOf(error)?.code ?? '')
  return (
    <Banner tone="bad" role="alert" title={t(reason ?? title)} action={action}>
      {!reason && remedy && t(remedy)} {children}
      <Details>{details}</Details>
    </Banner>
  )
}
