import type { FailureText } from '../../lib/remote/failure-text'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Details } from '../page/details'
import { PanelText } from '../page/panel-text'
import { Banner } from './banner'

interface Props {
  problem: FailureText
  fileName?: string
  action?: Children
}

export function ProblemBanner({ problem, fileName, action }: Props) {
  const { t } = useText()
  const { title, remedy, details } = problem
  return (
    <Banner tone="bad" role="alert" title={t(title)} action={action}>
      {fileName && (
        <div>
          <PanelText>{fileName}</PanelText>
        </div>
      )}
      {remedy && t(remedy)}
      <Details>{details}</Details>
    </Banner>
  )
}
